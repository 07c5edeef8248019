// A guest's own number for an action at a table.
#pragma once
#include <cstdint>

namespace germini::protocol {

/// Rises with each action, from 1.
enum class ActionId : std::int64_t {};
/// Largest id: the largest integer up to which a double, and so a browser, counts exactly.
inline constexpr std::int64_t kMaxActionId = (std::int64_t{1} << 53) - 1;

constexpr std::int64_t number(ActionId id) { return static_cast<std::int64_t>(id); }

} // namespace germini::protocol
