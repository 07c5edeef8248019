// The choice of discards.
#pragma once
#include "engine/minchiate/legal_moves.hpp"

namespace germini::minchiate::bots {

/// Returns a legal discard: cards of short suits first, to become void of them (a prima, seconda or terza),
/// but not the cards that guard a King. Trumps go last.
DiscardMove best_discard(CardSet hand, CardSet must, CardSet may, int count);
inline DiscardMove best_discard(const LegalMoves& choice) {
    return best_discard(choice.held, choice.must, choice.may, choice.count);
}

} // namespace germini::minchiate::bots
