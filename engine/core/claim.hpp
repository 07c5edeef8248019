// The rest claimed: whether a hand that leads wins every trick to come, whatever its player must think
// possible of the cards that he does not see. Nothing here knows where a card really lies.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/list.hpp"

#include <array>

namespace germini {

/// So many cards lie there that one does not see, each one of these.
struct Place {
    int count = 0;
    CardSet may;
};
/// Another hand that can win tricks: the cards that are known to be in it, and the rest of it.
struct Rival {
    CardSet sure;
    Place rest;
};
/// The cards that one seat does not see, as it knows of them.
struct Unseen {
    CardSet cards;         ///< those of which it is not known who holds them
    List<Rival, 5> rivals; ///< between these hands …
    List<Place, 6> aside;  ///< … and what plays no part any more they lie, and nowhere else
};

/// How a game's cards win tricks when they are led.
struct Ranks {
    CardSet trumps; ///< beat every suit that they need not follow
    std::array<CardSet, 4> suits;
    CardSet (*above)(Card); ///< of the card's own suit, or of the trumps: those that beat it
};

/// Whether the unseen cards can lie so that a rival holds one of `some` at least and of `few` no more than
/// `most`. The two sets have no card in common.
bool may_hold(const Unseen& unseen, std::size_t rival, CardSet some, CardSet few = {}, int most = 0);

/// Whether every card of the hand, led in any order, wins its trick wherever the unseen cards lie and
/// whatever is played of them. A card that is neither trump nor of a suit never does.
bool wins_all(CardSet hand, const Unseen& unseen, const Ranks& ranks);

} // namespace germini
