// From the cut to the fola: robbing, dealing, exposing, and what the dealer takes (CUT-2 … FOLA-8).
#pragma once
#include "engine/minchiate/event_emitter.hpp"

namespace germini::minchiate {

/// CUT-1: whether the pack may be cut. It must hold the 97 cards, with a cartiglia at the bottom if the rules
/// require it.
bool is_valid_pack(const Pack& pack, const Rules& rules);
/// The part of is_valid_pack() that a shuffle of the 97 cards may fail: the bottom card.
inline bool bottom_card_allowed(const Pack& pack, const Rules& rules) {
    return !rules.bottom_plain || kCartiglie.has(pack.back());
}

/// Emits everything that follows from a legal cut of `lifted` cards, up to the discards or the first lead.
void deal(EventEmitter& emitter, int lifted);

} // namespace germini::minchiate
