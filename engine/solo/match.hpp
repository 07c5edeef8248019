// A match of several girate, in each of which every player deals one hand (SOLO-23 to SOLO-26).
#pragma once
#include "engine/core/match.hpp"
#include "engine/core/result.hpp"
#include "engine/solo/rules.hpp"

#include <optional>
#include <span>

namespace germini::solo {

/// The numbers of girate that a match may have, the usual one first (SOLO-23).
std::span<const int> rounds_of(const Rules& rules);

/// A match. Seats do not change: the person of each chair, the first dealer on chair 0.
struct Match {
    Rules rules;
    int girate = 1;
    Persons chairs;
    std::uint8_t hands = 0; ///< number of finished hands
    Totals score;           ///< by chair
    bool broken_off = false;
    MatchLines lines{}; ///< `desertion` (SOLO-26)
};

/// SOLO-2: the persons sit in the order of the cards drawn, highest first.
Match match_of(const Rules& rules, int girate, const Persons& ranking);

bool over(const Match& match);
/// The hand to be played next; nullopt if the match is over.
std::optional<HandPlan> next_hand(const Match& match);
/// Closes a hand: adds its amounts by chair. The match must not be over.
void close_hand(Match& match, const HandResult& result);
/// Ends the match before its time. By consent nothing is owed (SOLO-25); for each hand of the girata that is
/// not finished each deserter pays every other player who has stayed, unless all have left (SOLO-26).
void break_off(Match& match, const BreakOff& how = {});
/// Each person's sum over the whole match, in points (SOLO-24).
Totals totals(const Match& match);

} // namespace germini::solo
