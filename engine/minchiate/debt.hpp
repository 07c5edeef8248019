// The cards that pay for the Matto by themselves (D-9).
#pragma once
#include "engine/minchiate/pack.hpp"

namespace germini::minchiate {

/// The cards of a pile without points, except the 29 and, with the devil, the 14.
constexpr CardSet worthless(CardSet pile, bool devil) {
    CardSet kept_back = kCounting | trumps(29, 29);
    if (devil) kept_back.add(trump(14));
    return pile - kept_back;
}

/// The one that is paid: the weakest cartiglia, ties in suit order; otherwise the lowest trump. There must be
/// one.
constexpr Card weakest(CardSet worthless_cards) {
    const CardSet suits = worthless_cards & kSuitCardsAll;
    if (suits.empty()) return worthless_cards.first();
    Card best = suits.first();
    for (Card card : suits)
        if (strength(card) < strength(best)) best = card;
    return best;
}

} // namespace germini::minchiate
