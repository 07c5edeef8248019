// From the pack to the hands: cutting, robbing, dealing, exposing, and what the dealer takes (SOLO-3 to
// SOLO-10).
#pragma once
#include "engine/solo/event_emitter.hpp"

namespace germini::solo {

/// Emits what follows from a legal cut of `lifted` cards (SOLO-7), or the deal of an uncut pack (SOLO-6): 0.
void deal(EventEmitter& emitter, int lifted);

/// Turns up the discards of the cutter and the dealer, if there are any (SOLO-9).
void show_discards(EventEmitter& emitter);

} // namespace germini::solo
