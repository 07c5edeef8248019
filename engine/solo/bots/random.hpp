// The random policy: any legal move, for playouts and as the weakest opponent. Random rules, for simulations.
#pragma once
#include "engine/core/rng.hpp"
#include "engine/solo/legal_moves.hpp"

namespace germini::solo::bots {

/// Returns a legal move of `seat`, drawn from its choice, which must offer something. Every offered versicola
/// is declared with even chance; a seat that is asked goes out one time in four.
Move random_move(const LegalMoves& choice, Seat seat, Rng& rng);

/// Draws a preset and each of its options; all values are equally likely.
Rules any_rules(Rng& rng, int edition = kEdition);

} // namespace germini::solo::bots
