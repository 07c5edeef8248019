// The random policy: any legal move, for playouts and as the weakest opponent. Random rules, for simulations.
#pragma once
#include "engine/core/rng.hpp"
#include "engine/minchiate/legal_moves.hpp"

namespace germini::minchiate::bots {

/// Returns a legal move of `seat`, drawn from its choice, which must offer something. Every offered versicola
/// is declared with even chance; a hand that may fall does so one time in eight.
Move random_move(const LegalMoves& choice, Seat seat, Rng& rng);

/// Draws each option's value independently; all of its values are equally likely.
Rules any_rules(Rng& rng, int edition = kEdition);

} // namespace germini::minchiate::bots
