// The result of a finished hand for each seat.
#pragma once
#include "engine/bolognese/state.hpp"
#include "engine/core/result.hpp"

#include <algorithm>
#include <optional>

namespace germini::bolognese {

/// COUNT-7: the poste that the winning side's points bring. Edition 1 takes only the limit from `poste_from`,
/// and always the scale of 15.
constexpr int poste(int points, const Rules& rules) {
    constexpr int kUsualFrom = 15;
    const int first = rules.edition == 1 ? kUsualFrom : rules.poste_from; // these points bring one posta
    return points < rules.poste_from ? 0 : (points - first) / kTen + 1;
}

/// What a finished hand of Terziglio brings the seat, in poste (COUNT-8). The soloist has won with more
/// points than the two others; with equal points the soloist has lost (D-16).
inline int poste_of(const State& state, Seat seat) {
    const int alone = at(state.points, Side{0}), others = at(state.points, Side{1});
    const int stake = poste(std::max(alone, others), state.rules) * (state.di_mio() ? 2 : 1);
    const bool wins = (alone > others) == (seat == state.soloist);
    return (wins ? 1 : -1) * stake * (seat == state.soloist ? 2 : 1);
}

/// COUNT-10: the sides that have lost a hand of Mattazza: those without a trick, or if all have one,
/// those with the most points.
inline SideSet losers(const State& state) {
    SideSet without, highest;
    int most = 0;
    for (const Side side : state.sides_in_play()) {
        if (at(state.tricks, side) == 0) without.add(side);
        if (at(state.points, side) > most || highest.empty()) {
            highest = {};
            most = at(state.points, side);
        }
        if (at(state.points, side) == most) highest.add(side);
    }
    return without.empty() ? highest : without;
}

/// What a finished hand brings the seat, in the match's unit. A Punto is written against a loser: -1.
inline int amount_of(const State& state, Seat seat) {
    const Shape& shape = state.shape();
    if (state.ending == Ending::annulled) return 0;
    if (shape.bidding) return poste_of(state, seat);
    if (shape.alone) return losers(state).has(state.side(seat)) ? -1 : 0;
    return shape.amount(at(state.points, state.side(seat)));
}

/// Each seat gets what its side's points bring; nullopt while the hand is in progress. A seat that sits the
/// hand out is on no side.
inline std::optional<HandResult> result(const State& state) {
    if (state.phase != Phase::over) return std::nullopt;
    HandResult out{state.ending, {}, {}};
    const bool bids = state.shape().bidding;
    for (int s = 0; s < state.seats(); ++s) {
        const Seat seat = static_cast<Seat>(s);
        const bool no_side = state.context.resting.has(seat) || (bids && state.soloist == kNoSeat);
        out.amounts.push_back(static_cast<std::int16_t>(amount_of(state, seat)));
        out.sides.push_back(no_side ? kNoSide : state.side(seat));
    }
    return out;
}

} // namespace germini::bolognese
