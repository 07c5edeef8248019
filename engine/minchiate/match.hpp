// A match above hands: a girata of four or a girone of three girate, its chairs, its resti by person
// (GIR-1 … GIR-5, SETT-4, SETT-9, SETT-10).
#pragma once
#include "engine/core/list.hpp"
#include "engine/minchiate/ledger.hpp"
#include "engine/minchiate/seat_draw.hpp"

#include <array>
#include <cstdint>

namespace germini::minchiate {

inline constexpr int kGirataHands = 4, kGironeGirate = 3;

/// What a line of the match's ledger stands for.
enum class LineReason : std::uint8_t {
    hand,         ///< a hand's resti
    bonus,        ///< SETT-9: to the girata's winners
    interruption, ///< SETT-10: a hand of a broken-off girata
    desertion,    ///< D-4, D-29: the same, paid by the deserters alone
};
struct MatchLine {
    LineReason reason{};
    std::uint8_t girata = 0, hand = 0;          ///< both from 0
    std::array<std::int16_t, kPersons> resti{}; ///< by person; sums to nought
    friend bool operator==(const MatchLine&, const MatchLine&) = default;
};

struct Match {
    Rules rules;
    std::uint8_t girate = 1; ///< 1, or 3 for a girone
    std::array<Person, kPersons> ranking{0, 2, 1,
                                         3}; ///< of the seat draw; as given, person n sits on chair n first
    std::uint8_t hands = 0;                  ///< hands closed
    bool broken_off = false;
    List<MatchLine, 24> lines{}; ///< twelve hands, three bonuses, four of an interruption
};

/// The hand to be played next.
struct NextHand {
    int girata = 0, number = 0; ///< both from 0
    Seat dealer{};
    BySeat<Person> chairs{};
};
bool over(const Match& match);
/// The match must not be over.
NextHand next_hand(const Match& match);

/// A hand is closed: its resti go to the persons who held the chairs when it was dealt (D-25).
void close_hand(Match& match, const Ledger& ledger);

/// How a match is broken off.
struct BreakOff {
    bool hand_under_way = false;            ///< a hand is dealt and not closed
    std::array<bool, kPersons> deserters{}; ///< by person
    bool all_left = false;                  ///< nobody is left who would be owed anything (D-29)
};
/// The match ends before its time. For each hand of the girata that is not played (the one under way counts
/// as not played) the option's resti go to the side that would have dealt it; deserters pay them alone, each
/// to every opponent who has not deserted (D-4, D-29). Between two girate nothing is owed (D-30).
void break_off(Match& match, const BreakOff& how = {});

/// Each person's resti over the match.
std::array<int, kPersons> totals(const Match& match);

} // namespace germini::minchiate
