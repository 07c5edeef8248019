#include "engine/bolognese/bots/odds.hpp"

#include <algorithm>

namespace germini::bolognese::bots {
namespace {

constexpr int kCertain = 100;

// Cards of `among` that beat the best card of the trick if played after it.
CardSet beating(CardSet among, Card best) {
    CardSet out;
    for (Card card : among) {
        const bool follows = is_suit_card(best) && is_suit_card(card) && suit_of(card) == suit_of(best);
        if ((is_numero(card) || follows) && power(card) >= power(best)) out.add(card);
    }
    return out;
}

// The viewer's knowledge of the hand of a seat that plays later.
struct Hand {
    CardSet sure; // shown and not yet played
    CardSet may;  // cards that may be among the unknown ones
    int cards;    // number of unknown cards
    int before;   // number of cards in the hands examined before, which had none of the wanted cards

    // The chance that the hand holds a card of `wanted`.
    int holds(CardSet wanted) const {
        if (sure.meets(wanted)) return kCertain;
        int none = kCertain;
        const int from = std::max(1, may.size() - before);
        for (int i = 0; i < (wanted & may).size(); ++i)
            none = none * std::max(0, from - cards - i) / std::max(1, from - i);
        return kCertain - none;
    }
};

Hand hand_of(const InformationState& info, Seat seat, CardSet out, int before) {
    const CardSet sure = at(info.table.shown, seat) & out;
    CardSet may = out - at(info.table.voids, seat);
    for (const CardSet& shown : info.table.shown) may -= shown;
    return {sure, may, std::max(0, at(info.hand_counts, seat) - sure.size()), before};
}

// The chances that a seat beats the best card of the trick.
struct Answer {
    int follows = 0; // by following suit; after a lead of a Numero, by any Numero
    int trumps = 0;  // by trumping
};
Answer answer_of(const Hand& hand, Card led, Card best) {
    const CardSet beats = beating(hand.may | hand.sure, best);
    if (is_numero(led)) return {hand.holds(beats), 0};
    const CardSet suit = family_of(led);
    return {hand.holds(beats & suit), (kCertain - hand.holds(suit)) * hand.holds(beats & kNumeri) / kCertain};
}

// The card with which the seat probably beats `best`: the highest of the suit, or a trump a third of the way
// up.
Card likely_over(const Answer& answer, CardSet out, Card led, Card best) {
    const CardSet beats = beating(out, best);
    const CardSet figures = beats & family_of(led), numeri = beats & kNumeri;
    if (is_suit_card(led) && answer.follows >= answer.trumps && !figures.empty())
        return figures.nth(figures.size() - 1);
    return numeri.empty() ? best : numeri.nth(numeri.size() / 3);
}

} // namespace

CardSet unseen(const InformationState& info) {
    CardSet known = info.hand | info.aside;
    for (const CardSet& pile : info.table.pile) known |= pile;
    for (Card card : info.table.trick.cards)
        if (card != kNoCard) known.add(card);
    return kWholePack - known;
}

int chance_to_take(const InformationState& info, Card card) {
    const Seat me = info.seat;
    Trick trick = info.table.trick;
    at(trick.cards, me) = card;
    const Card led = dominant_card(trick);
    if (led == kNoCard) return kCertain / 2; // the Matto is led: either side may take
    const Seat ahead = winner_of(trick);
    Card best_ours = at(trick.cards, ahead), best_theirs = best_ours;
    int chance = info.table.side(ahead) == info.table.side(me) ? kCertain : 0;
    const CardSet out = unseen(info);
    int before = 0;
    for (int place = position_in_trick(trick, me) + 1; place < trick.players; ++place) {
        const Seat later = trick.seat_at(place);
        const bool mate = info.table.side(later) == info.table.side(me);
        const Hand hand = hand_of(info, later, out, before);
        const Answer answer = answer_of(hand, led, mate ? best_theirs : best_ours);
        const int takes = std::min(kCertain, answer.follows + answer.trumps);
        if (mate) {
            const int rises = (kCertain - chance) * takes / kCertain;
            if (rises > chance) best_ours = likely_over(answer, out, led, best_theirs);
            chance += rises;
        } else {
            const int falls = chance * takes / kCertain;
            if (falls > kCertain - chance) best_theirs = likely_over(answer, out, led, best_ours);
            chance -= falls;
        }
        before += hand.cards;
    }
    return chance;
}

} // namespace germini::bolognese::bots
