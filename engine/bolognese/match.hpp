// A match above hands: to a target (MATCH-2), or of four hands (MATCH-4).
#pragma once
#include "engine/bolognese/rules.hpp"
#include "engine/bolognese/state.hpp"
#include "engine/core/match.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace germini::bolognese {

inline constexpr int kPersons = 4, kFourHands = 4;
/// A match has no rounds to choose from.
inline constexpr std::array kRounds{1};

/// There is nothing beside its hands: no lines. A match broken off is over as it stands.
struct Match {
    Rules rules;
    /// The person on each chair, for the whole match.
    std::array<Person, kPersons> chairs{Person{0}, Person{1}, Person{2}, Person{3}};
    std::int16_t hands = 0;       ///< closed
    BySide<std::int32_t> score{}; ///< of the chairs' sides
    bool broken_off = false;
};

/// SEAT-2: of a ranking by the cards drawn, highest first: the two higher are partners, and the highest deals
/// first (chair 0).
Match match_of(const Rules& rules, const Persons& ranking);

/// MATCH-2, D-7: one side has the target and more than the other. MATCH-4: four hands.
bool over(const Match& match);
/// The hand to be played next; none where the match is over. The deal passes to the right (DEAL-3).
std::optional<HandPlan> next_hand(const Match& match);
/// What that hand has to know, by the sides of the seats, `first` being the first chair's: nothing where
/// there is no target. Scores beyond what a Context holds are far above any target, and told as the highest
/// that it holds.
Context context(const Match& match, Seat first);
/// A hand is closed: its points by chair. The match must not be over.
void close_hand(Match& match, const Amounts& points);
/// Each person's points: those of his side.
Totals totals(const Match& match);

} // namespace germini::bolognese
