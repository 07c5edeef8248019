// Claiming the rest (CLAIM-1 … CLAIM-6): who may, what he must think possible, and how what he claims is
// played.
#pragma once
#include "engine/bolognese/choice.hpp"
#include "engine/core/claim.hpp"

namespace germini::bolognese {

/// CLAIM-1; the seat is due to play.
bool may_claim(const Sight& sight);
/// CLAIM-3: the cards that a seat that may claim does not see, as it knows of them.
Unseen unseen(const Sight& sight);
/// CLAIM-2.
bool proven(CardSet hand, const Unseen& unseen);

/// CLAIM-5: the card that a seat plays next of a claim that is accepted.
Card card_of_claim(const Trick& trick, CardSet hand);

} // namespace germini::bolognese
