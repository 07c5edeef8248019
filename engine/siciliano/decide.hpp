// The only place that refuses: takes a move and returns its events.
#pragma once
#include "engine/core/outcome.hpp"
#include "engine/siciliano/move.hpp"
#include "engine/siciliano/state.hpp"

namespace germini::siciliano {

using Decision = germini::Decided<State, Events>;

/// Returns the hand's first events, the deal included. The pack must pass is_valid_pack(pack).
Events open(const Rules& rules, Seat dealer, const Pack& pack);

/// Returns the events of a move, up to who is due next, or the clause that it breaks. Pure.
Outcome<Decision> decide(const State& state, const Move& move);

/// Changes the state as folding the events of decide() would, but keeps no events. The move must be legal.
void advance(State& state, const Move& move);

} // namespace germini::siciliano
