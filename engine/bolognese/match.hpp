// A match of several hands: to a target (MATCH-2), or of four hands (MATCH-4).
#pragma once
#include "engine/bolognese/rules.hpp"
#include "engine/bolognese/state.hpp"
#include "engine/core/match.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace germini::bolognese {

inline constexpr int kFourHands = 4;
/// The numbers of rounds to choose from: only 1.
inline constexpr std::array kRounds{1};

/// A match. Nothing is paid outside its hands: it has no lines. A match broken off ends with its current
/// score.
struct Match {
    Rules rules;
    /// The person on each chair, for the whole match.
    Persons chairs;
    std::int16_t hands = 0;       ///< number of finished hands
    BySide<std::int32_t> score{}; ///< by the chairs' sides
    bool broken_off = false;
};

/// SEAT-2: seats the persons of a ranking by the cards drawn, highest first. The two highest are partners;
/// the highest deals first (chair 0).
Match match_of(const Rules& rules, const Persons& ranking);

/// MATCH-2, D-7: true if one side has reached the target and leads. MATCH-4: true after four hands.
bool over(const Match& match);
/// The hand to be played next; nullopt if the match is over. The deal passes to the right (DEAL-3).
std::optional<HandPlan> next_hand(const Match& match);
/// Returns the Context of that hand by the seats' sides; `first` is the seat of the first chair. It is empty
/// if there is no target. A score beyond the Context's range is far above any target and is capped at the
/// range.
Context context(const Match& match, Seat first);
/// Closes a hand: adds its points by chair. The match must not be over.
void close_hand(Match& match, const Amounts& points);
/// Each person's points, those of the person's side.
Totals totals(const Match& match);

} // namespace germini::bolognese
