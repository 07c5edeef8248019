// The random policy: any legal move, for playouts and as the weakest opponent. Random rules, for simulations.
#pragma once
#include "engine/core/rng.hpp"
#include "engine/siciliano/legal_moves.hpp"

namespace germini::siciliano::bots {

/// Returns a legal move of `seat`, drawn from its choice, which must offer something. Every item of an
/// announcement is stated with even chance, and every possible call made one time in four.
Move random_move(const LegalMoves& choice, Seat seat, Rng& rng);

/// Draws the preset and each option's value independently, all equally likely.
Rules any_rules(Rng& rng);

} // namespace germini::siciliano::bots
