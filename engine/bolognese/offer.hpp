// A choice in the vocabulary that every game shares.
#pragma once
#include "engine/bolognese/legal_moves.hpp"
#include "engine/core/offer.hpp"

namespace germini::bolognese {

/// Returns the offer of a choice; empty if the choice is.
/// - `call`, `declare`: each item is a set of cards shown at once. Its word is that of the first combination
///   it makes; its worth covers all of them, before doubling.
/// - `call`, and the `out` that may go with `declare`, note how many points are `missing`, if they can be
///   reached.
/// - `play` may go with a `signal`, as the cards allow it.
Offer offer(const LegalMoves& choice);

} // namespace germini::bolognese
