// The only place that changes a State.
#pragma once
#include "engine/siciliano/state.hpp"

namespace germini::siciliano {

/// Applies the event to the state. Never refuses: decide() refuses illegal moves.
void fold(State& state, const Event& event);

} // namespace germini::siciliano
