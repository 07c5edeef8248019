// The only place that refuses: takes a move and returns its events.
#pragma once
#include "engine/core/outcome.hpp"
#include "engine/solo/move.hpp"
#include "engine/solo/state.hpp"

namespace germini::solo {

using Decision = germini::Decided<State, Events>;

/// Returns the hand's first events; the deal is among them if the pack is not cut (SOLO-6). The pack must
/// hold the 97 cards.
Events open(const Rules& rules, Seat dealer, const Pack& pack);

/// Returns the events of a move, up to who is due next, or the clause that it breaks. Pure.
Outcome<Decision> decide(const State& state, const Move& move);

/// Changes the state as folding the events of decide() would, but keeps no events. The move must be legal.
void advance(State& state, const Move& move);

} // namespace germini::solo
