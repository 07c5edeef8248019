#include "engine/solo/trick.hpp"

#include "engine/minchiate/debt.hpp"
#include "engine/solo/follow.hpp"

namespace germini::solo {
namespace {

void settle(EventEmitter& emitter, DebtPayment how, Card card) {
    const State& s = emitter.state();
    emitter.emit(DebtSettled{side_of(s.debtor), side_of(s.creditor), how, card});
}

} // namespace

void gather(EventEmitter& emitter) {
    const Trick trick = emitter.state().trick;
    const Seat winner = winner_of(trick);
    emitter.emit(TrickWon{winner});
    CardList cards;
    Seat matto_from = kNoSeat;
    for (int i = 0; i < trick.players.size(); ++i) { // from the leader on
        const Seat seat = trick.seat_at(i);
        const Card card = at(trick.cards, seat);
        if (card == kMatto) {
            matto_from = seat; // SOLO-14
            continue;
        }
        cards.push_back(card);
        if (seat != winner) emitter.kill(seat, card);
    }
    emitter.emit(Gathered{side_of(winner), cards});
    if (matto_from != kNoSeat) emitter.emit(Gathered{side_of(matto_from), CardList{kMatto}});

    const State& s = emitter.state();
    if (s.debtor == kNoSeat) return;
    const CardSet payable = minchiate::worthless(at(s.pile, s.debtor), s.rules.devil); // SOLO-15
    if (!payable.empty()) settle(emitter, DebtPayment::paid, minchiate::weakest(payable));
}

CardSet givable(const PublicState& table) {
    return at(table.pile, table.debtor) - CardSet(kMatto) - CardSet(minchiate::trump(40));
}

void give(EventEmitter& emitter, Card card) {
    const Seat debtor = emitter.state().debtor;
    settle(emitter, DebtPayment::given, card);
    emitter.kill(debtor, card);
}

void surrender(EventEmitter& emitter) { settle(emitter, DebtPayment::surrendered, kMatto); }

} // namespace germini::solo
