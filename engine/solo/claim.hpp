// Claiming the rest (SOLO-18, CLAIM-1 to CLAIM-6).
#pragma once
#include "engine/solo/event_emitter.hpp"
#include "engine/solo/legal_moves.hpp"

namespace germini::solo {

/// CLAIM-1: true if the seat is on lead, after the first trick, with cards enough and no claim yet.
bool may_claim(const InformationState& info);
/// The cards that the seat does not see, and where they may be.
UnseenCards unseen(const InformationState& info);
/// CLAIM-2: true if the hand wins every remaining trick whatever is where.
bool proven(CardSet hand, const UnseenCards& unseen);
/// CLAIM-5: plays the next card by itself.
void play_on_claim(EventEmitter& emitter);

} // namespace germini::solo
