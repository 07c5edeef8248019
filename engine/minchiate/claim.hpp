// Claiming the rest (CLAIM-1 … CLAIM-6): who may claim, which cards the claimant must consider possible, and
// how a claimed hand is played.
#pragma once
#include "engine/core/claim.hpp"
#include "engine/minchiate/choice.hpp"
#include "engine/minchiate/course.hpp"

namespace germini::minchiate {

/// CLAIM-1: whether the seat may claim. The seat must be due to play a card of its own.
bool may_claim(const Sight& sight);
/// CLAIM-3: the cards that a claiming seat does not see, and what it knows about them. The sight must have
/// `hidden`.
Unseen unseen(const Sight& sight);
/// CLAIM-2: true if the hand is certain to win every remaining trick.
bool proven(CardSet hand, const Unseen& unseen);

/// CLAIM-5: plays the next card of an accepted claim. The trick must not be complete.
void play_on_claim(Course& course);

} // namespace germini::minchiate
