// Claiming the rest (CLAIM-1 … CLAIM-6): who may claim, which cards the claimant must consider possible, and
// how a claimed hand is played.
#pragma once
#include "engine/bolognese/legal_moves.hpp"
#include "engine/core/claim.hpp"

namespace germini::bolognese {

/// CLAIM-1: whether the seat may claim. The seat must be due to play.
bool may_claim(const InformationState& info);
/// CLAIM-3: the cards that a claiming seat does not see, and what it knows about them.
UnseenCards unseen(const InformationState& info);
/// CLAIM-2: true if the hand is certain to win every remaining trick.
bool proven(CardSet hand, const UnseenCards& unseen);

/// CLAIM-5: the card that a seat plays next in an accepted claim.
Card card_of_claim(const Trick& trick, CardSet hand);

} // namespace germini::bolognese
