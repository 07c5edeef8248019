// The only place that refuses: takes a move and returns its events.
#pragma once
#include "engine/core/outcome.hpp"
#include "engine/minchiate/move.hpp"
#include "engine/minchiate/state.hpp"

namespace germini::minchiate {

using Decision = germini::Decided<State, Events>;

/// Returns the hand's first events. The pack must pass is_valid_pack(pack, rules).
Events open(const Rules& rules, Seat dealer, const Pack& pack);

/// Returns the events of a move, up to who is due next, or the clause that it breaks. Pure.
Outcome<Decision> decide(const State& state, const Move& move);

/// Changes the state as folding the events of decide() would, but keeps no events. The move must be legal.
void advance(State& state, const Move& move);

} // namespace germini::minchiate
