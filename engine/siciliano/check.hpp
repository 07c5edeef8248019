// The invariants of a hand.
#pragma once
#include "engine/siciliano/state.hpp"

#include <string_view>

namespace germini::siciliano {

/// The first broken invariant as a sentence; empty if the state is sound. Never called in a timed run.
std::string_view check(const State& state);

} // namespace germini::siciliano
