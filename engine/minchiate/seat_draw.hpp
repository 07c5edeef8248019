// The seating: the draw before a match (SEAT-2, SEAT-3, D-1) and the chairs of each girata (SEAT-4, D-2).
#pragma once
#include "engine/core/list.hpp"
#include "engine/core/match.hpp"
#include "engine/minchiate/pack.hpp"
#include "engine/minchiate/state.hpp"

#include <array>
#include <cstdint>

namespace germini::minchiate {

/// The number of people in a match; they change their chairs between girate.
inline constexpr int kPersons = 4;

/// A card drawn by a person; a later card of the same person replaces an earlier one.
struct DrawnCard {
    Person person{};
    Card card = kNoCard;
    friend bool operator==(const DrawnCard&, const DrawnCard&) = default;
};

struct SeatDraw {
    List<DrawnCard, kCards> drawn;          ///< in the order drawn, re-draws included
    std::array<Person, kPersons> ranking{}; ///< persons by card, highest first; the first one deals first.
                                            ///< Of fewer people the first places
};

/// Has each of `people` persons in turn draw the top card of the shuffled pack. Tied persons, and anyone who
/// drew the Matto, draw again until all cards differ.
SeatDraw draw_seats(const Pack& pack, int people = kPersons);

/// The person on each chair in a girata (0, 1, 2) of a match with this ranking. The first dealer keeps chair
/// 0.
BySeat<Person> chairs(const std::array<Person, kPersons>& ranking, int girata);

} // namespace germini::minchiate
