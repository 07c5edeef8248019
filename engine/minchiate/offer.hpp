// A choice in the vocabulary that every game shares.
#pragma once
#include "engine/core/offer.hpp"
#include "engine/minchiate/legal_moves.hpp"

namespace germini::minchiate {

/// Returns the offer of a choice; empty if the choice is. A discard notes how many of the cards, the last
/// ones listed, go to the dealer (word `pass`; ROB-8).
Offer offer(const LegalMoves& choice);

} // namespace germini::minchiate
