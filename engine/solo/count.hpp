// The end of a hand: each seat's count, the settlement of each two seats, and the fees (SOLO-20, SOLO-21,
// OUT-4 to OUT-6).
#pragma once
#include "engine/solo/event_emitter.hpp"

namespace germini::solo {

void count(EventEmitter& emitter);

/// The fee of a seat that is out, by its place after the dealer (OUT-4).
int fee_of(const PublicState& table, Seat seat);

} // namespace germini::solo
