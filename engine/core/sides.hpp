// The seats that score together, as data: two pairs, one seat against the others, or no partners.
#pragma once
#include "engine/core/list.hpp"
#include "engine/core/seat.hpp"

namespace germini {

/// The side of each seat; kNoSide if the hand has not formed the sides yet.
using Sides = List<Side, kMaxSeats>;

/// Assigns seat s to side s mod 2: partners sit opposite, or two play against each other.
constexpr Sides alternating_sides(int seats) {
    Sides sides;
    for (int s = 0; s < seats; ++s) sides.push_back(static_cast<Side>(s % 2));
    return sides;
}
/// Gives every seat a side of its own.
constexpr Sides no_partners(int seats) {
    Sides sides;
    for (int s = 0; s < seats; ++s) sides.push_back(static_cast<Side>(s));
    return sides;
}
/// Gives every seat kNoSide: the hand has not formed the sides yet.
constexpr Sides no_sides(int seats) {
    Sides sides;
    for (int s = 0; s < seats; ++s) sides.push_back(kNoSide);
    return sides;
}

} // namespace germini
