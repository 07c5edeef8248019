// A choice in the vocabulary that every game shares.
#pragma once
#include "engine/core/offer.hpp"
#include "engine/siciliano/legal_moves.hpp"

namespace germini::siciliano {

/// Returns the offer of a choice; empty if the choice is.
Offer offer(const LegalMoves& choice);

} // namespace germini::siciliano
