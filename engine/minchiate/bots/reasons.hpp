// Why one move is better than another: what both lead to in the same imagined hands.
#pragma once
#include "engine/core/reasons.hpp"
#include "engine/minchiate/bots/imagination.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace germini::minchiate::bots {

/// The kinds of versicole (VERS-1 … VERS-8).
enum class VersicolaKind : std::uint8_t { papi, trumps, matto, tredici, diecine, kings, devil };
inline constexpr std::size_t kVersicolaKinds = 7;
VersicolaKind kind_of_versicola(CardSet cards);

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

/// Returns the reasons for a move that was compared with another one. None for playing a
/// fallen hand's card.
Reasons reasons_of(const View& view, const Move& move, const ComparedFigures& compared);

/// Returns what the view proves of the trick once the seat plays `card`.
TrickProof trick_proof(const View& view, Card card);

} // namespace germini::minchiate::bots
