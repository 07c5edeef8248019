// The cards that may be discarded (DISC-1, DISC-2, D-13), and the effects of a discard (D-27, DISC-4).
#pragma once
#include "engine/minchiate/event_emitter.hpp"

namespace germini::minchiate {

/// The cards that must be among `count` discards from `hand`, and those that may be.
struct DiscardRange {
    CardSet must; ///< D-13: the cards that must all go, if too few are free
    CardSet may;  ///< the rest of the discards are chosen from these
};
/// `ban`: the option of DISC-2.
DiscardRange discardable(CardSet hand, int count, bool ban);

/// D-27: the number of discards, the last ones listed, that do not fit into the fola and go to the dealer.
constexpr int surplus_discards(int count) { return count > kFolaCards ? count - kFolaCards : 0; }
/// Applies a legal discard; the order of `cards` matters.
void discard(EventEmitter& emitter, Seat seat, const CardList& cards);
/// Turns up the discards of the cutter and the dealer (DISC-4).
void show_discards(EventEmitter& emitter);

} // namespace germini::minchiate
