// The only place that refuses: a move in, its events out.
#pragma once
#include "engine/bolognese/move.hpp"
#include "engine/bolognese/state.hpp"
#include "engine/core/outcome.hpp"

namespace germini::bolognese {

/// The hand's first events, the deal among them. The pack must be lawful(pack).
Events open(const Rules& rules, Seat dealer, const Pack& pack, const Context& context);

/// What a move brings about, down to who is due next; or the clause that it breaks. Pure.
Outcome<Events> decide(const State& state, const Move& move);

} // namespace germini::bolognese
