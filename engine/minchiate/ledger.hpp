// The result of a finished hand per seat (SETT-2, SETT-3, D-18).
#pragma once
#include "engine/core/result.hpp"
#include "engine/minchiate/state.hpp"

#include <optional>

namespace germini::minchiate {

struct Ledger {
    BySeat<std::int16_t> seats{}; ///< resti won (+) or lost (−) in the hand; they sum to zero
    std::int16_t end = 0;         ///< side 0's lead in points after the count
    friend bool operator==(const Ledger&, const Ledger&) = default;
};

/// Nullopt while the hand is in progress. Every loser pays one winner, so each seat gets its side's balance.
inline std::optional<Ledger> ledger(const State& state) {
    if (state.phase != Phase::over) return std::nullopt;
    Ledger out{.end = state.end};
    const int balance = at(state.resti, Side{0}) - at(state.resti, Side{1});
    for (int s = 0; s < kSeats; ++s)
        at(out.seats, static_cast<Seat>(s)) =
            static_cast<std::int16_t>(index(side_of(static_cast<Seat>(s))) == 0 ? balance : -balance);
    return out;
}

/// The same result in terms that every game shares. No hand of Minchiate is annulled or called out.
inline std::optional<HandResult> result(const State& state) {
    const auto won = ledger(state);
    if (!won) return std::nullopt;
    HandResult out;
    for (const std::int16_t resti : won->seats) out.amounts.push_back(resti);
    out.sides = alternating_sides(kSeats);
    return out;
}

} // namespace germini::minchiate
