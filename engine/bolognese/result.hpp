// The result of a finished hand for each seat.
#pragma once
#include "engine/bolognese/state.hpp"
#include "engine/core/result.hpp"

#include <algorithm>
#include <optional>

namespace germini::bolognese {

/// COUNT-7: the poste that the winning side's points bring.
constexpr int poste(int points, int from) {
    return points < from ? 0 : std::max(0, (points - kTen / 2) / kTen);
}

/// What a finished hand of Terziglio brings the seat, in poste (COUNT-8). The soloist has won with more
/// points than the two others; with equal points the soloist has lost (D-16).
inline int poste_of(const State& state, Seat seat) {
    const int alone = at(state.points, Side{0}), others = at(state.points, Side{1});
    const int stake = poste(std::max(alone, others), state.rules.poste_from) * (state.di_mio() ? 2 : 1);
    const bool wins = (alone > others) == (seat == state.soloist);
    return (wins ? 1 : -1) * stake * (seat == state.soloist ? 2 : 1);
}

/// Each seat gets what its side's points bring; nullopt while the hand is in progress.
inline std::optional<HandResult> result(const State& state) {
    if (state.phase != Phase::over) return std::nullopt;
    HandResult out{state.ending, {}, {}};
    const bool bids = state.shape().bidding;
    for (int s = 0; s < state.seats(); ++s) {
        const Seat seat = static_cast<Seat>(s);
        const int amount = state.ending == Ending::annulled ? 0
                           : bids                           ? poste_of(state, seat)
                                  : state.shape().amount(at(state.points, state.side(seat)));
        out.amounts.push_back(static_cast<std::int16_t>(amount));
        out.sides.push_back(bids && state.soloist == kNoSeat ? kNoSide : state.side(seat));
    }
    return out;
}

} // namespace germini::bolognese
