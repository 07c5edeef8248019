// Seats and persons out of the numbers of the wire and the database, and into them.
#pragma once
#include "engine/core/match.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace germini::server {

/// A Seat or a Person. Of a number that can be neither, such as the -1 of none, 0xff: no table has that one.
template <class Place> constexpr Place place_of(std::int64_t number) {
    return static_cast<Place>(number >= 0 && number < kMaxSeats ? number : 0xff);
}

constexpr std::optional<int> number_of(std::optional<Seat> seat) {
    return seat ? std::optional(index(*seat)) : std::nullopt;
}
/// Of seats, or of persons.
template <class Places> std::vector<int> numbers_of(const Places& places) {
    std::vector<int> numbers;
    for (const auto place : places) numbers.push_back(index(place));
    return numbers;
}

} // namespace germini::server
