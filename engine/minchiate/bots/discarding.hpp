// The choice of discards.
#pragma once
#include "engine/minchiate/legal_moves.hpp"

namespace germini::minchiate::bots {

/// Returns a legal discard: cards of short suits first, to become void of them (a prima, seconda or terza),
/// but not the cards that guard a King. Trumps go last.
DiscardMove best_discard(const LegalMoves& choice);

} // namespace germini::minchiate::bots
