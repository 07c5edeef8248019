#include "engine/bolognese/count.hpp"

namespace germini::bolognese {
namespace {

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
    emitter.score(side, scartini(pile), ScoreReason::scartini);
    if (side_of(emitter.state().last_winner) == side)
        emitter.score(side, kLastTrick, ScoreReason::last); // COUNT-3
}

void count(EventEmitter& emitter) {
    for (const Side side : {Side{0}, Side{1}}) count_side(emitter, side);
    BySide<std::int16_t> points{};
    for (const Side side : {Side{0}, Side{1}})
        at(points, side) =
            static_cast<std::int16_t>(at(emitter.state().counted, side) + at(emitter.state().accuso, side));
    emitter.over(Ending::counted, points);
}

// CAPP-2: transfers the loser's whole pile to the other side.
void cappotto(EventEmitter& emitter, Side loser) {
    const CardSet all = at(emitter.state().pile, loser);
    if (!all.empty()) emitter.emit(Transferred{loser, Transfer::cappotto, kNoSeat, listed(all)});
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
    for (int i = 1; i <= s.seats(); ++i) {
        const Seat seat = s.next(s.dealer, i);
        const CardSet discard = at(s.discard, seat);
        if (!discard.empty()) emitter.emit(DiscardShown{seat, listed(discard)});
    }
    for (const Side side : {Side{0}, Side{1}}) {
        if (at(s.tricks, side) > 0) continue;
        cappotto(emitter, side);
        return count(emitter);
    }
    if (s.matto_from == kNoSeat) return count(emitter); // it was not dealt (DEAL-5); discarded it cannot be
    const Side debtor = side_of(s.matto_from);
    if (at(s.pile, debtor).size() % 2 == 0) return count(emitter);
    if (const Card pip = given_pip(at(s.pile, debtor)); pip != kNoCard) {
        emitter.emit(Transferred{debtor, Transfer::paid, s.matto_from, CardList{pip}});
        return count(emitter);
    }
    emitter.emit(Due{SeatSet(s.matto_from), Phase::give});
}

void give(EventEmitter& emitter, Card card) {
    const Seat seat = emitter.state().matto_from;
    emitter.emit(Transferred{side_of(seat), Transfer::given, seat, CardList{card}});
    count(emitter);
}

} // namespace germini::bolognese
