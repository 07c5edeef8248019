#include "engine/tocchi/marks.hpp"

#include "engine/minchiate/pack.hpp"

namespace germini::tocchi {
namespace {

using namespace minchiate;

/// TOC-2: the card's number in its row: 1 to 14 in all four suits, since the round ones are not reversed.
int number(Card card) {
    if (is_trump(card)) return trump_number(card);
    constexpr int kPips = 10;
    const bool round = suit_of(card) == Suit::cups || suit_of(card) == Suit::coins;
    return round && strength(card) < kPips ? kPips - strength(card) : strength(card) + 1;
}
CardSet row(Card card) {
    if (card == kMatto) return {};
    return is_trump(card) ? kTrumpCards : suit_cards(suit_of(card));
}
/// The cards of the row whose number is `steps` higher.
CardSet at_distance(Card card, int steps) {
    CardSet found;
    for (const Card other : row(card))
        if (number(other) - number(card) == steps) found.add(other);
    return found;
}

/// Three trumps in a row, the lowest from `first` to `last`.
CardSet run(CardSet cards, int first, int last) {
    for (int n = first; n <= last; ++n)
        if (cards.contains(trumps(n, n + 2))) return trumps(n, n + 2);
    return {};
}
CardSet whole(CardSet cards, CardSet wanted) { return cards.contains(wanted) ? wanted : CardSet(); }
constexpr CardSet set_of(std::initializer_list<Card> cards) { return CardSet(CardList(cards)); }

} // namespace

CardSet versicola(Kind kind, CardSet cards) {
    constexpr int kKingsNeeded = 3;
    switch (kind) {
    case Kind::papi:
        return run(cards, 1, 3);
    case Kind::high:
        return run(cards, 28, 35);
    case Kind::arie:
        return run(cards, 36, 38);
    case Kind::matto:
        return whole(cards, set_of({trump(1), trump(40), kMatto}));
    case Kind::tredici:
        return whole(cards, set_of({trump(1), trump(13), trump(28)}));
    case Kind::diecine: {
        const CardSet with_ten = whole(cards, set_of({trump(10), trump(20), trump(30)}));
        return with_ten.empty() ? whole(cards, set_of({trump(20), trump(30), trump(40)})) : with_ten;
    }
    case Kind::re:
        return (cards & kKings).size() >= kKingsNeeded ? cards & kKings : CardSet();
    }
    return {};
}

std::optional<int> distance(Card card, CardSet cards) {
    std::optional<int> nearest;
    for (const Card other : cards& row(card)) {
        const int steps = std::abs(number(other) - number(card));
        if (!nearest || steps < *nearest) nearest = steps;
    }
    return nearest;
}

CardSet neighbours(Card card) { return at_distance(card, 1) | at_distance(card, -1); }

CardSet between(CardSet own, CardSet open) {
    CardSet found;
    for (const Card low : own)
        if (own.meets(at_distance(low, 2))) found |= at_distance(low, 1) - open;
    return found;
}

Right right_to(Card card, const BySeat<CardSet>& face_up, int players) {
    Right right;
    for (const Seat seat : SeatSet::all(players)) {
        const auto steps = distance(card, at(face_up, seat));
        if (!steps || (right.distance && *steps > *right.distance)) continue;
        if (right.distance != steps) right = {steps, {}};
        right.nearest.add(seat);
    }
    return right;
}

SeatSet entitled(const Rules& rules, const Right& right) {
    const bool touches = right.distance == 1;
    return rules.preset == Preset::palio || touches ? right.nearest : SeatSet();
}

} // namespace germini::tocchi
