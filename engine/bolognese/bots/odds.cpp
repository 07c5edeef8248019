#include "engine/bolognese/bots/odds.hpp"

#include <algorithm>

namespace germini::bolognese::bots {
namespace {

constexpr int kSure = 100;

// Cards of `among` that would beat the best card of the trick, played after it.
CardSet beating(CardSet among, Card best) {
    CardSet out;
    for (Card card : among) {
        const bool follows = is_suit_card(best) && is_suit_card(card) && suit_of(card) == suit_of(best);
        if ((is_numero(card) || follows) && power(card) >= power(best)) out.add(card);
    }
    return out;
}

// That one of `wanted` lies among so many cards drawn out of `from`.
int holds_one(CardSet wanted, CardSet from, int cards) {
    int none = kSure;
    for (int i = 0; i < (wanted & from).size(); ++i)
        none = none * std::max(0, from.size() - cards - i) / std::max(1, from.size() - i);
    return kSure - none;
}

// That `seat`, who plays later, can and will take the trick from `best`.
int can_take(const View& view, Seat seat, Card led, Card best, CardSet out) {
    const CardSet may = out - at(view.lacks, seat);
    const int cards = at(view.hand, seat).count;
    const CardSet suit = family_of(led);
    const CardSet beats = beating(may, best);
    if (is_numero(led)) return holds_one(beats, may, cards);
    const int follows = holds_one(suit, may, cards);
    const int over = holds_one(beats & suit, may, cards);
    const int trumps = holds_one(beats & kNumeri, may, cards);
    return std::min(kSure, over + (kSure - follows) * trumps / kSure);
}

} // namespace

CardSet unseen(const View& view) {
    CardSet known = at(view.hand, view.viewer.seat).cards | view.discard.cards;
    for (const CardSet& pile : view.pile) known |= pile;
    for (Card card : view.trick.cards)
        if (card != kNoCard) known.add(card);
    return kWholePack - known;
}

int chance_to_take(const View& view, Card card) {
    const Seat me = view.viewer.seat;
    Trick trick = view.trick;
    at(trick.cards, me) = card;
    const Card led = dominant(trick);
    if (led == kNoCard) return kSure / 2; // the Matto is led: somebody takes
    const Seat ahead = winner_of(trick);
    const Card best = at(trick.cards, ahead);
    bool ours = side_of(ahead) == side_of(me);
    int chance = ours ? kSure : 0;
    const CardSet out = unseen(view);
    for (int place = place_of(trick, me) + 1; place < kSeats; ++place) {
        const Seat later = next(trick.leader, place);
        const int takes = can_take(view, later, led, best, out);
        if (side_of(later) == side_of(me))
            chance += (kSure - chance) * takes / kSure;
        else
            chance -= chance * takes / kSure;
    }
    return chance;
}

} // namespace germini::bolognese::bots
