// The sides of a table as JSON.
#pragma once
#include "engine/core/sides.hpp"

#include <nlohmann/json.hpp>

namespace germini::protocol {

/// The number of each seat's side; null if a hand makes the sides.
inline nlohmann::ordered_json sides_json(const Sides& sides) {
    auto by_seat = nlohmann::ordered_json::array();
    for (const Side side : sides) {
        by_seat.push_back(nullptr);
        if (side != kNoSide) by_seat.back() = index(side);
    }
    return by_seat;
}

} // namespace germini::protocol
