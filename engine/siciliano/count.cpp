#include "engine/siciliano/count.hpp"

#include <algorithm>

namespace germini::siciliano {
namespace {

constexpr int kDealerMore = 55, kOthersMore = 54;

// The card with the lowest measure; kNoCard of none.
Card least(CardSet cards, int (*measure)(Card)) {
    Card best = kNoCard;
    for (Card card : cards)
        if (best == kNoCard || measure(card) < measure(best)) best = card;
    return best;
}

// Suit cards before trumps, lower before higher, then by suit: the order in which a set lists equal ones.
int weakness(Card card) { return is_suit_card(card) ? strength_of(card) : index(card); }
int worth(Card card) { return value(card) * kCardNumbers + weakness(card); }

void pay(EventEmitter& emitter, Card card) { emitter.emit(Paid{side_of(emitter.state().fujutu.seat), card}); }

CardList in_pack_order(const State& s, CardSet cards) {
    CardList out;
    for (Card card : s.pack)
        if (cards.has(card)) out.push_back(card);
    return out;
}

} // namespace

Card weakest_scartina(CardSet cards) { return least(cards - kCounting, weakness); }

Card last_payment(CardSet cards) {
    const CardSet others = cards - CardSet(kFujutu);
    if (others.empty()) return kFujutu;
    const Card scartina = weakest_scartina(others);
    return scartina != kNoCard ? scartina : least(others, worth);
}

void pay_from_tricks(EventEmitter& emitter) {
    const State& s = emitter.state();
    if (!s.fujutu.due()) return;
    const Side debtor = side_of(s.fujutu.seat);
    if (const Card card = weakest_scartina(at(s.pile, debtor)); card != kNoCard) return pay(emitter, card);
    if (s.fujutu.trick == s.trick.number - 1) emitter.emit(Owing{s.fujutu.seat});
}

int gain(int total, bool dealer_side) {
    return std::max(0, total - (dealer_side ? kDealerMore : kOthersMore));
}

void finish(EventEmitter& emitter) {
    const State& s = emitter.state();
    emitter.emit(DiscardShown{s.dealer, in_pack_order(s, s.discard)});
    if (s.fujutu.due()) pay(emitter, last_payment(at(s.pile, side_of(s.fujutu.seat))));
    Over end{Ending::counted, {}, {}};
    for (const Side side : {Side{0}, Side{1}}) {
        const int last = side_of(s.last_winner) == side ? kLastTrick : 0;
        at(end.totals, side) = static_cast<std::int16_t>(card_points(at(s.pile, side)) + last);
        at(end.gains, side) =
            static_cast<std::int16_t>(gain(at(end.totals, side), side == side_of(s.dealer)));
    }
    emitter.over(end);
}

} // namespace germini::siciliano
