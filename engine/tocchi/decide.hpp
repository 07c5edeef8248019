// The deal, and the only place that refuses moves.
#pragma once
#include "engine/core/outcome.hpp"
#include "engine/tocchi/state.hpp"

namespace germini::tocchi {

using Decision = Decided<State, Events>;

/// The hand's first events; `score`: the match's lupini before it, by seat.
Events open(const Rules& rules, Seat dealer, const Pack& pack, const BySeat<std::int16_t>& score);
Outcome<Decision> decide(const State& state, const Move& move);

} // namespace germini::tocchi
