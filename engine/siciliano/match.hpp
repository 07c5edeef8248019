// A match of several hands to a target.
#pragma once
#include "engine/core/match.hpp"
#include "engine/core/result.hpp"
#include "engine/siciliano/event.hpp"

#include <optional>

namespace germini::siciliano {

struct Match {
    Rules rules;
    Persons chairs;               ///< the person on each chair, for the whole match
    Seat dealer{};                ///< the chair that deals the next hand
    BySide<std::int32_t> score{}; ///< by the side of the chairs
    bool broken_off = false;
};

/// Seats the persons of a ranking by the cards drawn, highest first, in playing order: the first and the
/// third are partners. The first deals (chair 0).
Match match_of(const Rules& rules, const Persons& ranking);
/// True if one side has reached the target.
bool over(const Match& match);
/// The hand to be played next; nullopt if the match is over.
std::optional<HandPlan> next_hand(const Match& match);
/// Adds a hand. The deal passes to the right after a played hand; an annulled one is dealt again by the same
/// dealer. The match must not be over.
void close_hand(Match& match, const HandResult& result);
/// Each person's sum: the points of the person's side.
Totals totals(const Match& match);

} // namespace germini::siciliano
