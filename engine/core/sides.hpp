// Which seats score together, as data: games have two pairs, one against the others, or everybody for
// himself.
#pragma once
#include "engine/core/list.hpp"
#include "engine/core/seat.hpp"

namespace germini {

/// By seat: its side, or kNoSide where the hand has yet to make the sides.
using Sides = List<Side, kMaxSeats>;

/// Seat s is of side s mod 2: partners sit opposite, or two play against each other.
constexpr Sides alternating_sides(int seats) {
    Sides sides;
    for (int s = 0; s < seats; ++s) sides.push_back(static_cast<Side>(s % 2));
    return sides;
}
/// Everybody for himself.
constexpr Sides no_partners(int seats) {
    Sides sides;
    for (int s = 0; s < seats; ++s) sides.push_back(static_cast<Side>(s));
    return sides;
}
/// None yet.
constexpr Sides no_sides(int seats) {
    Sides sides;
    for (int s = 0; s < seats; ++s) sides.push_back(kNoSide);
    return sides;
}

} // namespace germini
