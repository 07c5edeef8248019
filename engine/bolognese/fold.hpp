// The only place that changes a State.
#pragma once
#include "engine/bolognese/state.hpp"

namespace germini::bolognese {

/// Applies the event to the state. Never refuses: decide() refuses illegal moves.
void fold(State& state, const Event& event);

} // namespace germini::bolognese
