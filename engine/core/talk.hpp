// Whether a bot speaks to its partner.
#pragma once
#include <cstdint>

namespace germini {

/// What a bot says of its own accord, by words or by the choice of a card, and reads of its partner's.
/// `none`: only what the rules demand; so the greedy bots played before they had signals.
enum class Talk : std::uint8_t { none, signals };

} // namespace germini
