// The effect of each event on a State. In a header, so that a branch is inlined wherever the event's type is
// known.
#pragma once
#include "engine/bolognese/follow.hpp"
#include "engine/bolognese/state.hpp"

namespace germini::bolognese {

struct FoldVisitor {
    State& s;

    void operator()(const Opened& e) const {
        s = State{};
        s.rules = e.rules;
        s.context = e.context;
        s.dealer = e.dealer;
        s.pack = e.pack;
        s.stock = kWholePack;
        s.sides = first_sides(s.shape());
        s.trick = s.begun(0, s.next(e.dealer));
    }
    void operator()(const Dealt& e) const {
        at(s.hand, e.seat) |= CardSet(e.cards);
        s.stock -= CardSet(e.cards);
    }
    void operator()(const LastLaid& e) const {
        s.last = CardSet(e.cards);
        s.stock -= s.last;
    }
    void operator()(const Called&) const {}
    void operator()(const LastTaken& e) const {
        s.last -= CardSet(e.cards);
        at(s.hand, e.dealer) |= CardSet(e.cards);
    }
    void operator()(const Discarded& e) const {
        at(s.hand, e.seat) -= CardSet(e.cards);
        at(s.discard, e.seat) |= CardSet(e.cards);
        std::uint8_t& down = at(s.put_down, e.seat);
        down = static_cast<std::uint8_t>(down + e.cards.size());
    }
    void operator()(const Declared& e) const { s.declared.add(e.seat); }
    void operator()(const CombinationShown& e) const { at(s.shown, e.seat) |= CardSet(e.cards); }
    void operator()(const CalledOut&) const {}
    void operator()(const Claimed& e) const {
        s.claimed.add(e.seat);
        at(s.shown, e.seat) |= CardSet(e.cards);
    }
    void operator()(const Answered&) const {}
    void operator()(const Bidden& e) const { s.note_bid(e.seat, e.bid); }
    void operator()(const BidAnswered&) const {}
    void operator()(const SoloistFound& e) const { s.set_soloist(e.soloist); }
    void operator()(const PozzoTaken& e) const {
        s.stock -= CardSet(e.cards);
        at(s.hand, e.soloist) |= CardSet(e.cards);
    }
    void operator()(const PozzoShown& e) const {
        s.stock -= CardSet(e.cards);
        at(s.pile, e.side) |= CardSet(e.cards);
    }
    void operator()(const Signalled& e) const { s.trick.signal = e.signal; }
    void operator()(const Played& e) const { play(e.seat, e.card); }
    void operator()(const Covered& e) const {
        play(e.by.seat, kMatto);
        at(s.pile, e.by.side).add(kMatto);
        s.matto_from = e.by.seat;
    }
    void operator()(const TrickWon& e) const { s.note_winner(e.winner); }
    void operator()(const Gathered& e) const {
        at(s.pile, e.side) |= CardSet(e.cards);
        s.trick = s.begun(s.trick.number + 1, s.last_winner);
    }
    void operator()(const DiscardShown& e) const {
        at(s.discard, e.by.seat) -= CardSet(e.cards);
        at(s.pile, e.by.side) |= CardSet(e.cards);
    }
    void operator()(const Transferred& e) const {
        at(s.pile, e.between.from) -= CardSet(e.cards);
        at(s.pile, e.between.to) |= CardSet(e.cards);
    }
    void operator()(const Scored& e) const {
        std::int16_t& sum = at(s.trick.number == 0 ? s.accuso : s.counted, e.side);
        sum = static_cast<std::int16_t>(sum + e.points);
    }
    void operator()(const Due& e) const {
        s.due = e.seats;
        s.phase = e.phase;
    }
    void operator()(const Over& e) const {
        s.ending = e.ending;
        for (std::size_t i = 0; i < e.points.size(); ++i) s.points[i] = e.points[i];
        s.phase = Phase::over;
        s.due = {};
    }

private:
    void play(Seat seat, Card card) const {
        note_voids(s, seat, card);
        at(s.hand, seat).remove(card);
        at(s.trick.cards, seat) = card;
        ++s.trick.count;
    }
};

} // namespace germini::bolognese
