// Guests at a table without a seat.
#pragma once
#include <cstdint>

namespace germini::model {

/// Reason why a guest without a seat may enter a table: invited to play, or to watch an evening's table.
enum class Admitted : std::uint8_t { player, watcher };

} // namespace germini::model
