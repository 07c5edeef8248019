// The random policy: any legal move, for playouts and as the weakest opponent. Random rules, for simulations.
#pragma once
#include "engine/bolognese/legal_moves.hpp"
#include "engine/core/rng.hpp"

namespace germini::bolognese::bots {

/// Returns a legal move of `seat`, drawn from its choice, which must offer something. Every offered item is
/// shown with even chance. A seat that can call out does so one time in two; a possible signal is given one
/// time in two.
Move random_move(const LegalMoves& choice, Seat seat, Rng& rng);

/// Draws the preset and each option's value independently, all equally likely.
Rules any_rules(Rng& rng, int edition = kEdition);

} // namespace germini::bolognese::bots
