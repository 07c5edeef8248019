// From the deal to the discard (DEAL, DISC, OUT-3).
#pragma once
#include "engine/bolognese/event_emitter.hpp"

namespace germini::bolognese {

/// True if the pack is the 62 cards, each once.
bool is_valid_pack(const Pack& pack);

/// Deals the packets and the last two. The dealer takes the last two; if the match can be called out, they
/// are set beside the dealer, who first looks at the hand (D-25). In Terziglio the bids come first (BID-2).
void deal(EventEmitter& emitter);
/// Continues if `seat` did not call at its look (OUT-3, OUT-11).
void after_look(EventEmitter& emitter, Seat seat);
/// Gives the pozzo to the soloist, who discards as many cards (DISC-5).
void take_pozzo(EventEmitter& emitter);
/// Continues after `seat` has discarded. Returns true if the first trick begins.
bool after_discard(EventEmitter& emitter, Seat seat);

} // namespace germini::bolognese
