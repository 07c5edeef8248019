// The effect of each event on a State. In a header, so that a branch is inlined wherever the event's type is
// known.
#pragma once
#include "engine/siciliano/follow.hpp"
#include "engine/siciliano/state.hpp"

namespace germini::siciliano {

struct FoldVisitor {
    State& s;

    void operator()(const Opened& e) const {
        s = State{};
        s.rules = e.rules;
        s.dealer = e.dealer;
        s.pack = e.pack;
        s.stock = kWholePack;
        s.begin_trick(0, next(e.dealer));
    }
    void operator()(const Dealt& e) const {
        if (e.seat == next(s.dealer)) ++s.round;
        take(e.seat, e.cards);
    }
    void operator()(const Chosen&) const {}
    void operator()(const Exposed& e) const { at(s.shown, e.seat).add(e.card); }
    void operator()(const Peeked&) const {}
    void operator()(const Announced& e) const { s.note_statement(e.seat, e.said); }
    void operator()(const Said&) const {}
    void operator()(const MonteTaken& e) const { take(e.dealer, e.cards); }
    void operator()(const Discarded& e) const {
        at(s.hand, e.seat) -= CardSet(e.cards);
        s.discard |= CardSet(e.cards);
        s.discarded = true;
    }
    void operator()(const Called& e) const { s.note_call(e.seat, e.call); }
    void operator()(const Played& e) const {
        note_card(s, e.seat, e.card);
        at(s.hand, e.seat).remove(e.card);
    }
    void operator()(const FujutuPlayed& e) const {
        note_card(s, e.seat, kFujutu);
        at(s.hand, e.seat).remove(kFujutu);
        at(s.pile, side_of(e.seat)).add(kFujutu);
    }
    void operator()(const TrickWon& e) const { s.note_winner(e.winner); }
    void operator()(const Gathered& e) const {
        at(s.pile, e.side) |= CardSet(e.cards);
        s.begin_trick(s.trick.number + 1, s.last_winner);
    }
    void operator()(const Owing&) const {}
    void operator()(const Paid& e) const { s.note_paid(e.from, e.card); }
    void operator()(const DiscardShown& e) const {
        s.discard -= CardSet(e.cards);
        at(s.pile, side_of(e.dealer)) |= CardSet(e.cards);
    }
    void operator()(const Due& e) const {
        s.due = e.seats;
        s.phase = e.phase;
    }
    void operator()(const Over& e) const {
        s.totals = e.totals;
        s.gains = e.gains;
        s.note_over(e.ending);
    }

private:
    void take(Seat seat, const CardList& cards) const {
        at(s.hand, seat) |= CardSet(cards);
        s.stock -= CardSet(cards);
    }
};

} // namespace germini::siciliano
