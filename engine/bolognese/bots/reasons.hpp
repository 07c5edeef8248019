// Why one move is better than another: what both lead to in the same imagined hands.
#pragma once
#include "engine/bolognese/bots/imagination.hpp"
#include "engine/core/reasons.hpp"

namespace germini::bolognese::bots {

/// Imagination that sums up its playouts (engine/core/comparison.hpp).
class ExplainingImagination : public Imagination {
public:
    using Figures = germini::Figures;
    ExplainingImagination(const View& view, SearchSettings settings)
        : Imagination(view, settings), me_(view.viewer.seat), won_before_(tricks_won(view)) {}

    using Imagination::play_out;
    void play_out(State& state, Rng& rng, Figures& figures) const;

private:
    Seat me_;
    int won_before_;
};

/// Returns the reasons for a move that was compared with another one.
Reasons reasons_of(const View& view, const Move& move, const ComparedFigures& compared);

/// Returns what the view proves of the trick once the seat plays `card`.
TrickProof trick_proof(const View& view, Card card);

} // namespace germini::bolognese::bots
