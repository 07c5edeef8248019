#include "engine/bolognese/count.hpp"

namespace germini::bolognese {
namespace {

// COUNT-9: where each plays alone, the cards are counted in groups of a trick's size instead of in pairs.
int scartini_of(const State& s, Side side) {
    const CardSet pile = at(s.pile, side);
    return s.shape().alone ? scartini_in(pile, at(s.tricks, side)) : scartini(pile);
}

void count_side(EventEmitter& emitter, Side side) {
    const CardSet pile = at(emitter.state().pile, side);
    const Combinations all = combinations(pile);
    const Worth worth = worth_of(all);
    for (const Combination& one : all)
        if (is_sequence(one.kind)) emitter.score(side, one, ScoreReason::combination);
    emitter.score(side, worth.sequenza, ScoreReason::sequenza);
    for (const Combination& one : all)
        if (!is_sequence(one.kind)) emitter.score(side, one, ScoreReason::combination);
    emitter.score(side, worth.criccone, ScoreReason::criccone);
    emitter.score(side, scartini_of(emitter.state(), side), ScoreReason::scartini);
    if (emitter.state().side(emitter.state().last_winner) == side)
        emitter.score(side, kLastTrick, ScoreReason::last); // COUNT-3
}

void count(EventEmitter& emitter) {
    for (const Side side : emitter.state().sides_in_play()) count_side(emitter, side);
    BySide<std::int16_t> points{};
    for (const Side side : emitter.state().sides_in_play())
        at(points, side) =
            static_cast<std::int16_t>(at(emitter.state().counted, side) + at(emitter.state().accuso, side));
    emitter.over(Ending::counted, points);
}

// CAPP-2: transfers the loser's whole pile to the other side.
void cappotto(EventEmitter& emitter, Side loser) {
    const CardSet all = at(emitter.state().pile, loser);
    if (!all.empty())
        emitter.emit(Transferred{{loser, other(loser)}, Transfer::cappotto, kNoSeat, listed(all)});
}

// The seat that covered the Matto; GIVE-7: if it lay in the pozzo, the winner of the last trick.
Seat giver_of(const State& s) { return s.matto_from == kNoSeat ? s.last_winner : s.matto_from; }

// GIVE-8: a card is always owed for the Matto, to the winner of its trick; by a seat without a trick the
// Matto itself.
void settle_matto(EventEmitter& emitter) {
    const State& s = emitter.state();
    if (s.matto_from == kNoSeat) return count(emitter);
    const Side debtor = s.side(s.matto_from);
    if (at(s.tricks, debtor) > 0) return emitter.emit(Due{SeatSet(s.matto_from), Phase::give});
    emitter.emit(Transferred{{debtor, s.side(s.matto_to)}, Transfer::paid, s.matto_from, CardList{kMatto}});
    count(emitter);
}

} // namespace

Card given_pip(CardSet pile) {
    for (int s = 0; s < kSuits; ++s)
        for (int n = 6; n <= 10; ++n)
            if (pile.has(pip(static_cast<Suit>(s), n))) return pip(static_cast<Suit>(s), n);
    return kNoCard;
}

void finish(EventEmitter& emitter) {
    const State& s = emitter.state();
    if (s.shape().alone) return settle_matto(emitter);
    for (int i = 1; i <= s.seats(); ++i) {
        const Seat seat = s.next(s.dealer, i);
        const CardSet discard = at(s.discard, seat);
        if (!discard.empty()) emitter.emit(DiscardShown{{seat, s.side(seat)}, listed(discard)});
    }
    if (s.shape().bidding && !s.stock.empty())
        emitter.emit(PozzoShown{s.side(s.last_winner), listed(s.stock)}); // COUNT-6
    for (const Side side : {Side{0}, Side{1}}) {
        if (at(s.tricks, side) > 0) continue;
        cappotto(emitter, side);
        return count(emitter);
    }
    if (s.stock.has(kMatto)) return count(emitter); // it is out of play (GIVE-6)
    const Seat giver = giver_of(s);
    const Side debtor = s.side(giver);
    if (at(s.pile, debtor).size() % 2 == 0) return count(emitter);
    if (const Card pip = given_pip(at(s.pile, debtor)); pip != kNoCard) {
        emitter.emit(Transferred{{debtor, other(debtor)}, Transfer::paid, giver, CardList{pip}});
        return count(emitter);
    }
    emitter.emit(Due{SeatSet(giver), Phase::give});
}

void give(EventEmitter& emitter, Card card) {
    const State& s = emitter.state();
    const Seat seat = giver_of(s);
    const Side from = s.side(seat), to = s.shape().alone ? s.side(s.matto_to) : other(from);
    emitter.emit(Transferred{{from, to}, Transfer::given, seat, CardList{card}});
    count(emitter);
}

} // namespace germini::bolognese
