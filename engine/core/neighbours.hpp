// Cards of a suit that are as good as each other.
#pragma once
#include "engine/core/cardset.hpp"

namespace germini {

/// The cards of `plain` with none of `others` between them and the card, which is one of them; the card alone
/// if it is not. All must be of one suit, or all trumps, with ascending numbers.
constexpr CardSet neighbours(Card card, CardSet plain, CardSet others) {
    if (!plain.has(card)) return CardSet(card);
    CardSet out;
    for (const Card beside : plain) {
        bool apart = false;
        for (const Card between : others)
            apart = apart || (index(between) < index(card)) != (index(between) < index(beside));
        if (!apart) out.add(beside);
    }
    return out;
}

} // namespace germini
