// The only place that refuses: a move in, its events out.
#pragma once
#include "engine/core/outcome.hpp"
#include "engine/minchiate/move.hpp"
#include "engine/minchiate/state.hpp"

namespace germini::minchiate {

/// The hand's first events. The pack must be lawful(pack, rules).
Events open(const Rules& rules, Seat dealer, const Pack& pack);

/// What a move brings about, down to who is due next; or the clause that it breaks. Pure.
Outcome<Events> decide(const State& state, const Move& move);

} // namespace germini::minchiate
