// A match of several hands: to a target (MATCH-2), of a number of hands (MATCH-4, MATCH-9), or until Punti
// decide it (MATCH-10 to MATCH-12).
#pragma once
#include "engine/bolognese/rules.hpp"
#include "engine/bolognese/state.hpp"
#include "engine/core/match.hpp"
#include "engine/core/result.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace germini::bolognese {

inline constexpr int kFourHands = 4;
/// The numbers of rounds to choose from. In Terziglio it is the number of hands (MATCH-9); the others have
/// one round.
std::span<const int> rounds_of(const Rules& rules);

/// A match. Nothing is paid outside its hands: it has no lines. A match broken off ends with its current
/// score.
struct Match {
    Rules rules;
    /// The person on each chair, for the whole match.
    Persons chairs;
    std::int16_t rounds = 1;
    std::int16_t hands = 0;       ///< number of finished hands; annulled ones do not count
    Seat dealer{};                ///< the chair that deals the next hand
    BySeat<std::int32_t> score{}; ///< by chair
    bool broken_off = false;
};

/// SEAT-2: seats the persons of a ranking by the cards drawn, highest first. The two highest are partners;
/// the highest deals first (chair 0).
Match match_of(const Rules& rules, int rounds, const Persons& ranking);

/// MATCH-2, D-7: true if one side has reached the target and leads. MATCH-4: true after four hands. MATCH-10
/// to MATCH-12: true once the losers are known.
bool over(const Match& match);
/// The hand to be played next; nullopt if the match is over.
std::optional<HandPlan> next_hand(const Match& match);
/// Returns the Context of that hand by the seats' sides; `first` is the seat of the first chair. The score is
/// empty if there is no calling out. A score beyond the Context's range is far above any target and is capped
/// at the range.
Context context(const Match& match, Seat first);
/// Closes a hand: adds its amounts by chair. The deal passes to the right (DEAL-3), in Terziglio to the
/// soloist (DEAL-7), in Mattazza to a player who has not dropped out (DEAL-9). The match must not be over.
void close_hand(Match& match, const HandResult& result);
/// Each person's sum: the points of the person's side, or poste; a Punto of Mattazza counts -1.
Totals totals(const Match& match);

} // namespace germini::bolognese
