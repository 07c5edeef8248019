// Why one move is better than another: what both lead to in the same imagined hands.
#pragma once
#include "engine/core/reasons.hpp"
#include "engine/solo/bots/imagination.hpp"

namespace germini::solo::bots {

/// How a finished hand is counted for its reasons (engine/core/reasons.hpp).
struct CountOfHand {
    static Side side(const PublicState&, Seat seat) { return side_of(seat); }
    static void add(const State& state, Seat me, Figures& figures);
};
using ExplainingImagination = germini::ExplainingImagination<Imagination, CountOfHand>;

/// Returns the reasons for a move that was compared with another one.
Reasons reasons_of(const View& view, const Move& move, const ComparedFigures& compared);

} // namespace germini::solo::bots
