// A guest's own number for an action at a table.
#pragma once
#include <cstdint>

namespace germini::protocol {

/// Each is higher than the one before, from 1.
enum class ActionId : std::int64_t {};
/// The highest: what a double, and so a browser, counts exactly.
inline constexpr std::int64_t kMaxActionId = (std::int64_t{1} << 53) - 1;

constexpr std::int64_t number(ActionId id) { return static_cast<std::int64_t>(id); }

} // namespace germini::protocol
