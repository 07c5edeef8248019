// Claiming the rest: decides whether a hand on lead wins every remaining trick, for every distribution of the
// unseen cards that its player must consider possible. Nothing here uses where a card really is.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/list.hpp"

#include <array>

namespace germini {

/// A location with `count` unseen cards, each a member of `may`.
struct HiddenCards {
    int count = 0;
    CardSet may;
};
/// Another hand that can win tricks: the cards known to be in it, and the unknown rest.
struct Rival {
    CardSet sure;
    HiddenCards rest;
};
/// The cards that one seat does not see, and what it knows about their locations.
struct UnseenCards {
    CardSet cards; ///< cards whose holder is unknown; each is in one of the rivals' hands or in `aside`
    List<Rival, 5> rivals;      ///< the other hands that can still win tricks
    List<HiddenCards, 6> aside; ///< locations that no longer take part in the play
};

/// The order in which a game's cards win tricks when they are led.
struct Ranks {
    CardSet trumps; ///< the trumps: they beat every suit, if their holder need not follow suit
    std::array<CardSet, 4> suits;
    CardSet (*higher_cards)(Card); ///< the cards of the same suit, or of the trumps, that beat the card
};

/// Returns true if some distribution of the unseen cards gives `rival` at least one card of `some` and at
/// most `most` cards of `few`. The two sets must be disjoint.
bool can_hold(const UnseenCards& unseen, std::size_t rival, CardSet some, CardSet few = {}, int most = 0);

/// Returns true if every card of the hand, led in any order, wins its trick for every distribution and play
/// of the unseen cards. Returns false for a hand with a card that is neither trump nor suit card.
bool wins_all(CardSet hand, const UnseenCards& unseen, const Ranks& ranks);

} // namespace germini
