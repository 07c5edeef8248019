// Conversion of seats and persons from and to the numbers of the wire and the database.
#pragma once
#include "engine/core/match.hpp"
#include "engine/core/sides.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace germini::server {

/// Converts a number to a Seat or a Person. An invalid number, such as -1 for none, gives 0xff, which no
/// table has.
template <class Place> constexpr Place place_of(std::int64_t number) {
    return static_cast<Place>(number >= 0 && number < kMaxSeats ? number : 0xff);
}

constexpr std::optional<int> number_of(std::optional<Seat> seat) {
    return seat ? std::optional(index(*seat)) : std::nullopt;
}
/// Converts seats or persons to numbers.
template <class Places> std::vector<int> numbers_of(const Places& places) {
    std::vector<int> numbers;
    for (const auto place : places) numbers.push_back(index(place));
    return numbers;
}
/// Returns the number of each seat's side; nullopt if a hand makes the sides.
inline std::vector<std::optional<int>> numbers_of(const Sides& sides) {
    std::vector<std::optional<int>> numbers;
    for (const Side side : sides)
        numbers.push_back(side == kNoSide ? std::nullopt : std::optional(index(side)));
    return numbers;
}

} // namespace germini::server
