// The result of a finished hand for each seat.
#pragma once
#include "engine/core/result.hpp"
#include "engine/siciliano/state.hpp"

#include <optional>

namespace germini::siciliano {

/// Each seat gets what its side gains; nullopt while the hand is in progress.
inline std::optional<HandResult> result(const State& state) {
    if (state.phase != Phase::over) return std::nullopt;
    HandResult out{state.ending, {}, alternating_sides(kSeats)};
    for (int s = 0; s < kSeats; ++s) out.amounts.push_back(at(state.gains, side_of(static_cast<Seat>(s))));
    return out;
}

} // namespace germini::siciliano
