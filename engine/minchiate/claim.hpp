// Claiming the rest (CLAIM-1 … CLAIM-6): who may claim, which cards the claimant must consider possible, and
// how a claimed hand is played.
#pragma once
#include "engine/core/claim.hpp"
#include "engine/minchiate/event_emitter.hpp"
#include "engine/minchiate/legal_moves.hpp"

namespace germini::minchiate {

/// CLAIM-1: whether the seat may claim. The seat must be due to play a card of its own.
bool may_claim(const InformationState& info);
/// CLAIM-3: the cards that a claiming seat does not see, and what it knows about them. info.claim is present.
UnseenCards unseen(const InformationState& info);
/// CLAIM-2: true if the hand is certain to win every remaining trick.
bool proven(CardSet hand, const UnseenCards& unseen);

/// CLAIM-5: plays the next card of an accepted claim. The trick must not be complete.
void play_on_claim(EventEmitter& emitter);

} // namespace germini::minchiate
