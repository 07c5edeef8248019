// Matches: a number of rounds of Sei tocchi, or Al palio to its target (TOC-18, TOC-19).
#pragma once
#include "engine/core/match.hpp"
#include "engine/tocchi/event.hpp"

#include <span>

namespace germini::tocchi {

struct Match {
    Rules rules;
    int rounds = 1;
    Persons chairs;
    int hands = 0; ///< closed
    bool broken_off = false;
    Totals score; ///< by chair: partite, or lupini marked
};

std::span<const int> rounds_of(const Rules& rules);
Match match_of(const Rules& rules, int rounds, const Persons& ranking);
std::optional<HandPlan> next_hand(const Match& match);
/// The lupini so far by seat, where `first` is the seat of the first chair; zero in Sei tocchi.
BySeat<std::int16_t> score_of(const Match& match, Seat first);
void close_hand(Match& match, const HandResult& result);
Totals totals(const Match& match);

} // namespace germini::tocchi
