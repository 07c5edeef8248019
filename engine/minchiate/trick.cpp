#include "engine/minchiate/trick.hpp"

#include "engine/minchiate/debt.hpp"
#include "engine/minchiate/follow.hpp"

namespace germini::minchiate {
namespace {

// MAT-7: a counting card that is given dies.
void settle(EventEmitter& emitter, DebtPayment how, Card card, int points) {
    const Side from = emitter.state().debtor;
    emitter.emit(DebtSettled{from, how, card});
    emitter.score(other(from), points, ScoreReason::death, CardList{card});
}

} // namespace

void gather(EventEmitter& emitter) {
    const Trick trick = emitter.state().trick;
    const Seat winner = winner_of(emitter.state());
    const Side side = side_of(winner);
    const bool last = trick.number == kTricks - 1;
    const Rules& rules = emitter.state().rules;
    // MAT-8: only in the last trick may the Matto be captured.
    const bool matto_falls = last && rules.matto_last == MattoLast::captured;
    emitter.emit(TrickWon{winner});

    CardList cards;
    bool matto_apart = false;
    for (int i = 0; i < kSeats; ++i) { // D-24: in seat order from the leader
        const Seat seat = next(trick.leader, i);
        const Card card = at(trick.cards, seat);
        const bool captured = side_of(seat) != side; // PLAY-8: otherwise it dies at home
        if (card == kMatto && captured && !matto_falls) {
            matto_apart = true; // MAT-3, MAT-15
            continue;
        }
        cards.push_back(card);
        if (captured)
            emitter.score(side, card == kMatto ? rules.matto_death : value(card), ScoreReason::death,
                          CardList{card}); // PLAY-7, MAT-9
    }
    emitter.emit(Gathered{side, cards});
    if (matto_apart) emitter.emit(Gathered{other(side), CardList{kMatto}});

    const State& s = emitter.state();
    if (s.debtor == kNoSide) return;
    const CardSet payable = worthless(at(s.pile, s.debtor), rules.devil);
    if (!payable.empty()) settle(emitter, DebtPayment::paid, weakest(payable), 0);
}

CardSet givable(const PublicState& table) {
    const CardSet pile = at(table.pile, table.debtor) - CardSet(kMatto);
    if (table.rules.matto_debt == MattoDebt::choice) return pile;
    CardSet least;
    int worth = -1;
    for (Card card : pile) {
        if (worth >= 0 && value(card) > worth) continue;
        if (value(card) < worth) least = {};
        worth = value(card);
        least.add(card);
    }
    return least;
}

void give(EventEmitter& emitter, Card card) { settle(emitter, DebtPayment::given, card, value(card)); }

void surrender(EventEmitter& emitter) {
    settle(emitter, DebtPayment::surrendered, kMatto, emitter.state().rules.matto_death);
}

} // namespace germini::minchiate
