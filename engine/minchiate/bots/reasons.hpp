// Why one move is better than another: what both lead to in the same imagined hands.
#pragma once
#include "engine/core/reasons.hpp"
#include "engine/minchiate/bots/imagination.hpp"
#include "engine/minchiate/bots/versicola_kinds.hpp"

namespace germini::minchiate::bots {

/// How a finished hand is counted for its reasons (engine/core/reasons.hpp).
struct CountOfHand {
    static Side side(const PublicState&, Seat seat) { return side_of(seat); }
    static void add(const State& state, Seat me, Figures& figures);
};
using ExplainingImagination = germini::ExplainingImagination<Imagination, CountOfHand>;

/// Returns the reasons for a move that was compared with another one. None for playing a
/// fallen hand's card.
Reasons reasons_of(const View& view, const Move& move, const ComparedFigures& compared);

/// Returns what the view proves of the trick once the seat plays `card`.
TrickProof trick_proof(const View& view, Card card);

} // namespace germini::minchiate::bots
