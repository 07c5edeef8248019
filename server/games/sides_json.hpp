// Writes the sides of a table as JSON.
#pragma once
#include "server/places.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {

/// The number of each seat's side; null if a hand makes the sides.
inline nlohmann::ordered_json sides_json(const Sides& sides) {
    auto by_seat = nlohmann::ordered_json::array();
    for (const auto& side : numbers_of(sides))
        by_seat.push_back(side ? nlohmann::ordered_json(*side) : nlohmann::ordered_json(nullptr));
    return by_seat;
}

} // namespace germini::server
