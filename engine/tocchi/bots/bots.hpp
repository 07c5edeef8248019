// The bots: every right is called; and random hands and rules, for simulations.
#pragma once
#include "engine/core/rng.hpp"
#include "engine/core/shuffle.hpp"
#include "engine/tocchi/game.hpp"

namespace germini::tocchi::bots {

/// Turns, and calls whenever the call is true (CALL-2).
inline Move greedy_move(const View& view) {
    const Seat seat = view.viewer.seat;
    if (view.phase == Phase::turn) return {seat, TurnMove{}};
    const Right right = right_to(view.turned, view.face_up, view.rules.players);
    return {seat, CallMove{entitled(view.rules, right).has(seat)}};
}

inline Move random_move(const LegalMoves& choice, Seat seat, Rng& rng) {
    if (choice.phase == Phase::turn) return {seat, TurnMove{}};
    return {seat, CallMove{below(2, rng) == 0}};
}

/// Draws the preset and each of its options independently, all values equally likely.
inline Rules any_rules(Rng& rng) {
    Rules rules{static_cast<Preset>(below(kPresets.size(), rng))};
    for (const Option<Rules>& option : options(rules.preset))
        option.set(rules, option.values[below(static_cast<std::uint32_t>(option.values.size()), rng)].value);
    return rules;
}

} // namespace germini::tocchi::bots
