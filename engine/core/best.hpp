// The best of several cards by a measure.
#pragma once
#include "engine/core/card.hpp"

namespace germini {

/// The card of the highest worth; of equal ones the first. `cards` must not be empty; `worth(card)` returns a
/// number.
Card best_of(const auto& cards, const auto& worth) {
    Card best = kNoCard;
    decltype(worth(best)) most{};
    for (const Card card : cards) {
        const auto own = worth(card);
        if (best != kNoCard && own <= most) continue;
        best = card;
        most = own;
    }
    return best;
}

} // namespace germini
