// A match above hands: each game's own state machine, seen from outside. Its chairs are the seats counted
// from the first dealer's: chair 0 deals the first hand, chair 1 sits at his right.
#pragma once
#include "engine/core/list.hpp"
#include "engine/core/result.hpp"
#include "engine/core/seat.hpp"

#include <cstddef>
#include <cstdint>

namespace germini {

/// One of the people of a match, from 0; people may change their chairs from hand to hand.
enum class Person : std::uint8_t {};
using Persons = List<Person, kMaxSeats>;
using PersonSet = SetOf<Person>;

constexpr int index(Person person) { return static_cast<int>(person); }
/// What a list by person has of this one.
template <class ByPerson> constexpr auto& at(ByPerson& all, Person person) {
    return all[static_cast<std::size_t>(index(person))];
}

/// The hand to be played next.
struct HandPlan {
    std::uint8_t round = 0; ///< from 0; a match has one or more (rounds)
    Seat dealer{};          ///< a chair
    Persons chairs;         ///< the person on each chair
    friend bool operator==(const HandPlan&, const HandPlan&) = default;
};

/// What the match gives or takes beside its hands.
struct MatchLine {
    std::uint8_t reason = 0; ///< number in the game's table of words (Names)
    std::uint8_t round = 0;  ///< from 0
    std::int16_t hand = 0;   ///< from 0, in the match: the hand that it stands for
    Amounts amounts;         ///< by person
    friend bool operator==(const MatchLine&, const MatchLine&) = default;
};
using MatchLines = List<MatchLine, 24>;

/// How a match is broken off.
struct BreakOff {
    bool hand_under_way = false; ///< a hand is dealt and not closed
    PersonSet deserters;         ///< who broke it off by leaving
    bool all_left = false;       ///< nobody is left who would be owed anything
};

/// Sums by person; a match may come to more than a hand's Amounts hold.
using Totals = List<std::int32_t, kMaxSeats>;

} // namespace germini
