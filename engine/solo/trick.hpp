// A complete trick, and the debt for the Matto (SOLO-14 to SOLO-17, SOLO-19).
#pragma once
#include "engine/solo/event_emitter.hpp"

namespace germini::solo {

/// Gathers a complete trick, scores the deaths in it, and pays a debt for the Matto if that is possible by
/// itself.
void gather(EventEmitter& emitter);

/// The cards that the debtor may give if there is no worthless one: any but the Matto and the Trumpets
/// (SOLO-16).
CardSet givable(const PublicState& table);
/// Gives the chosen card; a counting card dies.
void give(EventEmitter& emitter, Card card);
/// Gives the Matto itself, because its player has won no trick (SOLO-17).
void surrender(EventEmitter& emitter);

} // namespace germini::solo
