#include "engine/minchiate/deal.hpp"

#include "engine/minchiate/stock.hpp"
#include "engine/minchiate/versicola.hpp"

#include <algorithm>

namespace germini::minchiate {
namespace {

constexpr int kFirstPacket = 10; // DEAL-1

int worth_of(const CardList& cards) { return value(CardSet(cards)); }

// ROB-1 … ROB-6: the cutter robs from the bottom of the lifted packet upwards. Returns the number of cards
// robbed.
int rob(EventEmitter& emitter, int lifted) {
    const State& s = emitter.state();
    const Seat cutter = cutter_of(s.dealer);
    const auto from_bottom = [&s, lifted](int i) { return s.pack[static_cast<std::size_t>(lifted - 1 - i)]; };
    const int limit = std::min<int>(s.rules.rob_limit, lifted);

    const CardList cards = robbed_from(s.pack, lifted, limit);
    const int robbed = static_cast<int>(cards.size());
    if (robbed > 0) {
        emitter.emit(Robbed{cutter, cards});
        emitter.score(side_of(cutter), worth_of(cards), ScoreReason::rob, cards); // ROB-2
    }
    if (robbed < limit) emitter.emit(Stopped{cutter, from_bottom(robbed)}); // ROB-3, ROB-7

    CardList peeked;
    for (int i = robbed; i < std::min<int>(s.rules.cutter_peek, lifted); ++i)
        peeked.push_back(from_bottom(i)); // ROB-6, D-23
    if (!peeked.empty()) emitter.emit(Peeked{cutter, peeked});
    emitter.emit(Joined{cutter, static_cast<std::uint8_t>(lifted - robbed)}); // ROB-5
    return robbed;
}

void deal_down(EventEmitter& emitter, Stock& stock, Seat seat, int count) {
    if (count > 0) emitter.emit(Dealt{seat, stock.take(count)});
}

// DEAL-2, DEAL-3: deals the last card face up; an exposed counting card scores.
void expose(EventEmitter& emitter, Stock& stock, Seat seat) {
    const Card card = stock.take();
    emitter.emit(Exposed{seat, card});
    emitter.score(side_of(seat), value(card), ScoreReason::exposed, CardList{card});
}

// DEAL-1, ROB-8: deals 21 cards per seat from the dealer's right on. With more than 13 robbed the dealer gets
// what is left.
void deal_hands(EventEmitter& emitter, Stock& stock) {
    const Seat dealer = emitter.state().dealer;
    const bool in_three = emitter.state().rules.deal == Deal::ten_ten_one;
    for (int i = 1; i <= kSeats; ++i) deal_down(emitter, stock, next(dealer, i), kFirstPacket);
    if (in_three) {
        // The dealer's second packet is shortened if needed, so that the others get their last card.
        for (int i = 1; i < kSeats; ++i) deal_down(emitter, stock, next(dealer, i), kFirstPacket);
        deal_down(emitter, stock, dealer, std::min(kFirstPacket, stock.left() - (kSeats - 1)));
        for (int i = 1; i <= kSeats && stock.left() > 0; ++i) expose(emitter, stock, next(dealer, i));
        return;
    }
    for (int i = 1; i <= kSeats; ++i) {
        const int packet = std::min(kHandCards - kFirstPacket, stock.left());
        deal_down(emitter, stock, next(dealer, i), packet - 1);
        expose(emitter, stock, next(dealer, i));
    }
}

// FOLA-3, FOLA-4: whether the dealer must take this card from the fola.
bool must_take(const State& s, Card card, CardSet own) {
    if (kCounting.has(card)) return true;
    if (card != trump(29) || s.rules.take29 == Take29::never) return false;
    if (s.rules.take29 == Take29::always) return true;
    own.add(card);
    return std::ranges::any_of(versicole(own, s.rules.devil),
                               [card](const Versicola& v) { return v.cards.has(card); });
}

// FOLA-1 … FOLA-8: the dealer robs from the top, takes from the rest and looks through it with the partner;
// then the counts are announced.
void open_fola(EventEmitter& emitter, const CardList& fola) {
    const State& s = emitter.state();
    const Seat dealer = s.dealer;

    CardList robbed, taken, rest;
    std::size_t i = 0;
    for (; i < fola.size() && kRobbable.has(fola[i]); ++i) robbed.push_back(fola[i]);
    if (!robbed.empty()) {
        emitter.emit(DealerRobbed{dealer, robbed});
        emitter.score(side_of(dealer), worth_of(robbed), ScoreReason::dealer_rob, robbed); // FOLA-2
    }
    if (i < fola.size()) emitter.emit(DealerStopped{dealer, fola[i]});

    // Every counting card is taken regardless of the 29, so a versicola with the 29 may contain any of them.
    CardSet own = at(s.hand, dealer);
    for (std::size_t k = i; k < fola.size(); ++k)
        if (kCounting.has(fola[k])) own.add(fola[k]);
    for (std::size_t k = i; k < fola.size(); ++k)
        (must_take(s, fola[k], own) ? taken : rest).push_back(fola[k]);
    if (!taken.empty()) emitter.emit(Taken{dealer, taken}); // SCORE-6: not scored

    if (s.rules.no_rob_penalty > 0 && robbed.empty() && taken.empty()) // SETT-8, D-19
        emitter.emit(Paid{other(side_of(dealer)), s.rules.no_rob_penalty, PaymentTime::deal});
    if (rest.empty()) return;
    emitter.emit(FolaSeen{dealer, s.rules.fola_view == FolaView::faceup_suits, rest});
    emitter.emit(FolaCounted{partner(dealer), suit_counts(s.fola)});
}

} // namespace

bool is_valid_pack(const Pack& pack, const Rules& rules) {
    CardSet cards;
    for (Card card : pack) cards.add(card);
    return cards == kWholePack && bottom_card_allowed(pack, rules);
}

void deal(EventEmitter& emitter, int lifted) {
    const Seat cutter = cutter_of(emitter.state().dealer);
    emitter.emit(Cut{cutter, static_cast<std::uint8_t>(lifted)});
    const int robbed = rob(emitter, lifted);
    Stock stock(emitter.state().pack, lifted, robbed);
    deal_hands(emitter, stock);
    if (stock.left() == 0) return; // ROB-8: there is no fola to rob or take from
    const CardList fola = stock.take(stock.left());
    emitter.emit(FolaLaid{fola}); // DEAL-4
    open_fola(emitter, fola);
}

} // namespace germini::minchiate
