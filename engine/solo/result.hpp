// The result of a finished hand per seat (SOLO-21).
#pragma once
#include "engine/core/result.hpp"
#include "engine/solo/state.hpp"

#include <optional>

namespace germini::solo {

/// Nullopt while the hand is in progress. No hand is annulled or called out.
inline std::optional<HandResult> result(const State& state) {
    if (state.phase != Phase::over) return std::nullopt;
    HandResult out;
    for (int s = 0; s < state.seats(); ++s) out.amounts.push_back(state.amounts[static_cast<std::size_t>(s)]);
    out.sides = no_partners(state.seats());
    return out;
}

} // namespace germini::solo
