// From the deal to the discard (DEAL, OUT-3).
#pragma once
#include "engine/bolognese/event_emitter.hpp"

namespace germini::bolognese {

/// True if the pack is the 62 cards, each once.
bool is_valid_pack(const Pack& pack);

/// Deals the packets of five and the last two. The dealer takes the last two; if the match can be called out,
/// they are set beside the dealer, who first looks at the hand (D-25).
void deal(EventEmitter& emitter);
/// Continues if nobody called at the first look: the dealer takes the last two and discards.
void take_last(EventEmitter& emitter);

} // namespace germini::bolognese
