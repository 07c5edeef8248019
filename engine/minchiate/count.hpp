// The end count and its payments (END-1 … END-7, SETT-7).
#pragma once
#include "engine/minchiate/event_emitter.hpp"

namespace germini::minchiate {

/// Counts both sides' cards, pays the resti of the end count and closes the hand.
void count(EventEmitter& emitter);

} // namespace germini::minchiate
