#include "engine/minchiate/bots/discarding.hpp"

#include "engine/minchiate/bots/weights.hpp"

namespace germini::minchiate::bots {
namespace {

constexpr int kNotCartiglia = 10'000, kPointsAbove = 100; // these cards go last, ordered by their points

// The cost of discarding this card from what is left of the hand after earlier discards.
int cost(CardSet hand, Card card) {
    if (!kCartiglie.has(card)) return kNotCartiglia + kPointsAbove * value(card) + index(card);
    const CardSet suit = suit_cards(suit_of(card));
    const int guard = hand.has(king(suit_of(card))) ? kWeights.discard_guard : 0;
    return kWeights.discard_length * (hand & suit).size() + guard +
           strength(card) * kWeights.discard_strength;
}

} // namespace

DiscardMove best_discard(CardSet hand, CardSet must, CardSet may, int count) {
    DiscardMove move{list_of(must)};
    while (static_cast<int>(move.cards.size()) < count) {
        Card best = may.first();
        for (Card card : may)
            if (cost(hand, card) < cost(hand, best)) best = card;
        may.remove(best);
        hand.remove(best);
        move.cards.push_back(best);
    }
    return move;
}

} // namespace germini::minchiate::bots
