// What a finished hand brings each seat: `seats` of its result.
#pragma once
#include "engine/bolognese/state.hpp"
#include "engine/core/result.hpp"

#include <optional>

namespace germini::bolognese {

/// Each seat has its side's points; none while the hand is under way.
inline std::optional<HandResult> result(const State& state) {
    if (state.phase != Phase::over) return std::nullopt;
    HandResult out{state.ending, {}};
    for (int s = 0; s < kSeats; ++s) out.amounts.push_back(at(state.points, side_of(static_cast<Seat>(s))));
    return out;
}

} // namespace germini::bolognese
