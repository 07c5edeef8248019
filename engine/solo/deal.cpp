#include "engine/solo/deal.hpp"

#include "engine/minchiate/stock.hpp"

#include <algorithm>

namespace germini::solo {
namespace {

using minchiate::kCounting;
using minchiate::kRobbable;
using minchiate::Stock;

constexpr int kMostRobbed = 13; // D-43: of the cutter

// The hand's first packet; the last card of the second one is exposed (SOLO-3, SOLO-4).
int first_packet(const Rules& rules) { return rules.form == Form::alone ? 10 : 12; }

// ROB-1 … ROB-5: the cutter robs from the bottom of the lifted packet upwards. Returns the number of cards
// robbed.
int rob(EventEmitter& emitter, int lifted) {
    const State& s = emitter.state();
    const Seat cutter = s.cutter();
    const int limit = std::min(kMostRobbed, lifted);
    const CardList cards = minchiate::robbed_from(s.pack, lifted, limit);
    const int robbed = static_cast<int>(cards.size());
    if (robbed > 0) {
        emitter.emit(Robbed{cutter, cards});
        emitter.score(cutter, value(CardSet(cards)), ScoreReason::rob, cards);
    }
    if (robbed < limit)
        emitter.emit(Stopped{cutter, s.pack[static_cast<std::size_t>(lifted - 1 - robbed)],
                             static_cast<std::uint8_t>(s.seats())});
    emitter.emit(Joined{cutter, static_cast<std::uint8_t>(lifted - robbed)}); // ROB-5
    return robbed;
}

void deal_hands(EventEmitter& emitter, Stock& stock) {
    const State& s = emitter.state();
    const int first = first_packet(s.rules), second = hand_cards(s.rules) - first;
    for (int i = 1; i <= s.seats(); ++i) emitter.emit(Dealt{s.next(s.dealer, i), stock.take(first)});
    for (int i = 1; i <= s.seats(); ++i) {
        const Seat seat = s.next(s.dealer, i);
        emitter.emit(Dealt{seat, stock.take(second - 1)});
        const Card card = stock.take();
        emitter.emit(Exposed{seat, card});
        emitter.score(seat, value(card), ScoreReason::exposed, CardList{card});
    }
}

// SOLO-7: the dealer robs from the top of the rest, without a limit.
void rob_rest(EventEmitter& emitter, Stock& stock) {
    const State& s = emitter.state();
    CardList robbed;
    while (stock.left() > 0 && kRobbable.has(stock.top())) robbed.push_back(stock.take());
    if (!robbed.empty()) {
        emitter.emit(DealerRobbed{s.dealer, robbed});
        emitter.score(s.dealer, value(CardSet(robbed)), ScoreReason::dealer_rob, robbed);
    }
    if (stock.left() > 0)
        emitter.emit(DealerStopped{s.dealer, stock.top(), static_cast<std::uint8_t>(s.seats())});
}

// SOLO-8: the dealer takes all counting cards of the rest, and the 29.
void take_from_rest(EventEmitter& emitter, Stock& stock) {
    CardList taken;
    while (stock.left() > 0)
        if (const Card card = stock.take(); kCounting.has(card) || card == minchiate::trump(29))
            taken.push_back(card);
    if (!taken.empty()) emitter.emit(Taken{emitter.state().dealer, taken});
}

CardSet rest_of(const State& s) {
    CardSet rest = s.stock;
    for (const CardSet& cards : s.discarded) rest |= cards;
    return rest;
}
void count_rest(EventEmitter& emitter) {
    const State& s = emitter.state();
    if (s.rules.fola == Fola::taken)
        emitter.emit(FolaCounted{s.dealer, minchiate::suit_counts(rest_of(s))}); // SOLO-10
}

} // namespace

void deal(EventEmitter& emitter, int lifted) {
    int robbed = 0;
    if (lifted > 0) {
        emitter.emit(Cut{emitter.state().cutter(), static_cast<std::uint8_t>(lifted)});
        robbed = rob(emitter, lifted);
    }
    Stock stock(emitter.state().pack, lifted, robbed);
    deal_hands(emitter, stock);
    if (!robs(emitter.state().rules)) return;
    rob_rest(emitter, stock);
    if (emitter.state().rules.fola == Fola::taken) take_from_rest(emitter, stock);
    count_rest(emitter);
}

void show_discards(EventEmitter& emitter) {
    const State& s = emitter.state();
    bool shown = false;
    for (const Seat seat : {s.cutter(), s.dealer}) {
        const CardSet cards = at(s.discards, seat);
        if (s.out.has(seat) || cards.empty()) continue;
        emitter.emit(DiscardsTurnedUp{seat, list_of(cards)});
        shown = true;
    }
    if (shown) count_rest(emitter);
}

} // namespace germini::solo
