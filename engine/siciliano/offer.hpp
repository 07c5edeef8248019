// A choice in the vocabulary that every game shares.
#pragma once
#include "engine/core/offer.hpp"
#include "engine/siciliano/legal_moves.hpp"

namespace germini::siciliano {

/// Returns the offer of a choice; empty if the choice is. The shared vocabulary has no positions, composed
/// statements or several calls yet: `expose` and `announce` are offered without what they take.
Offer offer(const LegalMoves& choice);

} // namespace germini::siciliano
