// The only place that changes a State.
#pragma once
#include "engine/minchiate/state.hpp"

namespace germini::minchiate {

/// Applies the event to the state. Never refuses: decide() refuses illegal moves.
void fold(State& state, const Event& event);

} // namespace germini::minchiate
