// The only place that refuses: takes a move and returns its events.
#pragma once
#include "engine/bolognese/move.hpp"
#include "engine/bolognese/state.hpp"
#include "engine/core/outcome.hpp"

namespace germini::bolognese {

using Decision = germini::Decided<State, Events>;

/// Returns the hand's first events, the deal included. The pack must pass is_valid_pack(pack).
Events open(const Rules& rules, Seat dealer, const Pack& pack, const Context& context);

/// Returns the events of a move, up to who is due next, or the clause that it breaks. Pure.
Outcome<Decision> decide(const State& state, const Move& move);

/// Changes the state as folding the events of decide() would, but keeps no events. The move must be legal.
void advance(State& state, const Move& move);

} // namespace germini::bolognese
