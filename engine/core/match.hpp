// A match of several hands: each game's own state machine, seen from outside. Chairs are the seats counted
// from the first dealer: chair 0 deals the first hand, chair 1 is to its right.
#pragma once
#include "engine/core/list.hpp"
#include "engine/core/result.hpp"
#include "engine/core/seat.hpp"

#include <cstddef>
#include <cstdint>

namespace germini {

/// One of the people of a match, numbered from 0; people may change chairs from hand to hand.
enum class Person : std::uint8_t {};
using Persons = List<Person, kMaxSeats>;
using PersonSet = EnumSet<Person>;

constexpr int index(Person person) { return static_cast<int>(person); }
/// The person's entry in a list indexed by person.
template <class ByPerson> constexpr auto& at(ByPerson& all, Person person) {
    return all[static_cast<std::size_t>(index(person))];
}

/// The hand to be played next.
struct HandPlan {
    std::uint8_t round = 0; ///< from 0; a match has at least one round
    Seat dealer{};          ///< the chair of the dealer
    Persons chairs;         ///< the person on each chair
    SeatSet resting{};      ///< the chairs that sit the hand out
    friend bool operator==(const HandPlan&, const HandPlan&) = default;
};

/// Amounts that a match adds outside its hands.
struct MatchLine {
    std::uint8_t reason = 0; ///< number in the game's table of words (Names)
    std::uint8_t round = 0;  ///< from 0
    std::int16_t hand = 0;   ///< the hand it belongs to, from 0 within the match
    Amounts amounts;         ///< by person
    friend bool operator==(const MatchLine&, const MatchLine&) = default;
};
using MatchLines = List<MatchLine, 24>;

/// The circumstances in which a match is broken off.
struct BreakOff {
    bool hand_under_way = false; ///< a hand is dealt and not yet closed
    PersonSet deserters;         ///< persons who broke it off by leaving
    bool all_left = false;       ///< nobody is left to be paid
};

/// Sums by person; wider than a hand's Amounts because a match may exceed their range.
using Totals = List<std::int32_t, kMaxSeats>;

} // namespace germini
