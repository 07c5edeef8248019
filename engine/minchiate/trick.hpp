// The end of a trick: its winner, which cards die, and where the Matto goes (PLAY-5 … PLAY-8, MAT-3 …
// MAT-10).
#pragma once
#include "engine/minchiate/event_emitter.hpp"

namespace germini::minchiate {

/// Gathers a complete trick and pays the Matto's debt if the owing side now can (D-9).
void gather(EventEmitter& emitter);

/// The cards that the owing side may give for the Matto from its pile if it has no worthless card (MAT-6,
/// D-9).
CardSet givable(const PublicState& table);
/// Applies a legal payment by the seat that played the Matto.
void give(EventEmitter& emitter, Card card);
/// MAT-10: a side without a trick hands over the Matto itself.
void surrender(EventEmitter& emitter);

} // namespace germini::minchiate
