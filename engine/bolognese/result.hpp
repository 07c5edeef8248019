// The result of a finished hand for each seat.
#pragma once
#include "engine/bolognese/state.hpp"
#include "engine/core/result.hpp"

#include <optional>

namespace germini::bolognese {

/// Each seat gets what its side's points bring; nullopt while the hand is in progress.
inline std::optional<HandResult> result(const State& state) {
    if (state.phase != Phase::over) return std::nullopt;
    HandResult out{state.ending, {}};
    for (int s = 0; s < state.seats(); ++s)
        out.amounts.push_back(
            static_cast<std::int16_t>(state.shape().amount(at(state.points, side_of(static_cast<Seat>(s))))));
    return out;
}

} // namespace germini::bolognese
