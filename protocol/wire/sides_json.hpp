// The sides of a table as JSON.
#pragma once
#include "engine/core/sides.hpp"
#include "protocol/wire/json_out.hpp"

#include <optional>

namespace germini::protocol {

/// Appends the number of each seat's side; null if a hand makes the sides.
inline void append_sides(std::string& out, const Sides& sides) {
    append_array(out, sides, [](std::string& to, Side side) {
        append_or_null(to, side != kNoSide ? std::optional(index(side)) : std::nullopt, append_number<int>);
    });
}

} // namespace germini::protocol
