// The only place that changes a State.
#pragma once
#include "engine/bolognese/state.hpp"

namespace germini::bolognese {

/// Takes the event into the state. Never refuses: what may not happen is refused by decide().
void fold(State& state, const Event& event);

} // namespace germini::bolognese
