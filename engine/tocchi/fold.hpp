// What an event changes in a State, and a seen event in a View.
#pragma once
#include "engine/core/seen.hpp"
#include "engine/tocchi/state.hpp"

namespace germini::tocchi {

/// The only place that changes a State. Never refuses: decide() refuses illegal moves.
void fold(State& state, const Event& event);
void fold(View& view, const SeenEvent& event);
/// For an event of a known kind.
template <class Kind> void apply(State& state, const Kind& event) { fold(state, Event(event)); }

/// The first broken invariant; empty if the state is sound.
std::string_view check(const State& state);

} // namespace germini::tocchi
