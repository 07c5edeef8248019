#include "engine/core/claim.hpp"

#include <algorithm>

namespace germini {
namespace {

using Places = List<HiddenCards, UnseenCards{}.rivals.capacity() + UnseenCards{}.aside.capacity() + 2>;

// Hall's theorem: the places can be filled if and only if, for every subset of them, the cards that fit only
// there do not outnumber its room.
bool can_lie(CardSet cards, const Places& places) {
    int room = 0;
    for (const HiddenCards& place : places) room += place.count;
    if (room != cards.size()) return false;
    const unsigned all = 1u << places.size();
    for (unsigned together = 0; together < all; ++together) {
        CardSet nowhere_else = cards;
        int within = 0;
        for (std::size_t i = 0; i < places.size(); ++i) {
            if ((together >> i & 1u) != 0)
                within += places[i].count;
            else
                nowhere_else -= places[i].may;
        }
        if (nowhere_else.size() > within) return false;
    }
    return true;
}

// True if the knowledge is contradictory; then it proves nothing.
bool absurd(const UnseenCards& unseen) {
    Places places;
    for (const Rival& rival : unseen.rivals) places.push_back(rival.rest);
    for (const HiddenCards& place : unseen.aside) places.push_back(place);
    return !can_lie(unseen.cards, places);
}

void add(Places& places, int count, CardSet may) {
    if (count > 0) places.push_back({count, may});
}

} // namespace

bool can_hold(const UnseenCards& unseen, std::size_t rival, CardSet some, CardSet few, int most) {
    const Rival& hand = unseen.rivals[rival];
    const int still = most - (hand.sure & few).size();
    const int one = hand.sure.meets(some) ? 0 : 1;
    const int free = hand.rest.count - one;
    if (still < 0 || free < 0) return false;
    // The rival's unseen cards: one of `some` unless it is known to have one, then as many of any kind as
    // `most` allows. The others are not of `few`.
    Places places;
    add(places, one, hand.rest.may & some);
    add(places, std::min(still, free), hand.rest.may);
    add(places, free - std::min(still, free), hand.rest.may - few);
    for (std::size_t i = 0; i < unseen.rivals.size(); ++i)
        if (i != rival) add(places, unseen.rivals[i].rest.count, unseen.rivals[i].rest.may);
    for (const HiddenCards& place : unseen.aside) add(places, place.count, place.may);
    return can_lie(unseen.cards, places);
}

bool wins_all(CardSet hand, const UnseenCards& unseen, const Ranks& ranks) {
    if (absurd(unseen)) return false;
    CardSet left = hand;
    const auto beaten = [&](CardSet family, bool ruffed) {
        const CardSet own = hand & family;
        if (own.empty()) return false;
        left -= own;
        CardSet above;
        for (Card card : own) above |= ranks.higher_cards(card);
        for (std::size_t i = 0; i < unseen.rivals.size(); ++i) {
            if (can_hold(unseen, i, above)) return true;
            // The hand can lead the suit once per card; a rival that runs out of the suit earlier may trump
            // the next lead.
            if (ruffed && can_hold(unseen, i, ranks.trumps, family, own.size() - 1)) return true;
        }
        return false;
    };
    if (beaten(ranks.trumps, false)) return false;
    for (CardSet suit : ranks.suits)
        if (beaten(suit, true)) return false;
    return left.empty();
}

} // namespace germini
