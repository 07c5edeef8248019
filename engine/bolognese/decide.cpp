#include "engine/bolognese/decide.hpp"

#include "engine/bolognese/claim.hpp"
#include "engine/bolognese/count.hpp"
#include "engine/bolognese/deal.hpp"
#include "engine/bolognese/legal_moves.hpp"
#include "engine/core/dispatch.hpp"

namespace germini::bolognese {
namespace {

void gather(EventEmitter& emitter) {
    const Trick trick = emitter.state().trick;
    const Seat winner = winner_of(trick);
    CardList cards;
    for (int i = 0; i < trick.players; ++i)
        if (const Card card = at(trick.cards, trick.seat_at(i)); card != kMatto) cards.push_back(card);
    emitter.emit(TrickWon{winner});
    emitter.emit(Gathered{emitter.state().side(winner), cards});
}

void play(EventEmitter& emitter, Seat seat, Card card) {
    if (card == kMatto)
        emitter.emit(Covered{{seat, emitter.state().side(seat)}});
    else
        emitter.emit(Played{seat, card});
}

// CLAIM-5: plays the rest after everybody has accepted.
void play_rest(EventEmitter& emitter) {
    while (emitter.state().trick.number < emitter.state().tricks_in_all()) {
        const Trick& trick = emitter.state().trick;
        const Seat seat = trick.to_play();
        play(emitter, seat, card_of_claim(trick, at(emitter.state().hand, seat)));
        if (emitter.state().trick.complete()) gather(emitter);
    }
    finish(emitter);
}

// Determines who is due after a card: in trick 1 each seat declares before it plays (ACC-2), unless nobody
// may declare (DEAL-8).
void go_on(EventEmitter& emitter) {
    const State& s = emitter.state();
    if (s.trick.complete()) gather(emitter);
    if (s.trick.number == s.tricks_in_all()) return finish(emitter);
    const Seat seat = s.trick.to_play();
    const bool declares = s.trick.number == 0 && !s.shape().alone;
    emitter.emit(Due{SeatSet(seat), declares ? Phase::declare : Phase::play});
}

struct Decider {
    EventEmitter& emitter;
    Seat seat;

    void operator()(const CallMove& m) const {
        emitter.emit(Called{seat, static_cast<std::uint8_t>(m.shown.size())});
        if (m.shown.empty()) return after_look(emitter, seat);
        show(m.shown);
        call_out();
    }
    void operator()(const DiscardMove& m) const {
        emitter.emit(Discarded{seat, m.cards});
        if (after_discard(emitter, seat)) go_on(emitter);
    }
    void operator()(const DeclareMove& m) const {
        emitter.emit(Declared{seat, static_cast<std::uint8_t>(m.shown.size())});
        show(m.shown);
        if (m.out) return call_out();
        emitter.emit(Due{SeatSet(seat), Phase::play});
    }
    void operator()(const PlayMove& m) const {
        if (m.signal != Signal::none) emitter.emit(Signalled{seat, m.signal});
        play(emitter, seat, m.card);
        go_on(emitter);
    }
    void operator()(const BidMove& m) const {
        emitter.emit(Bidden{seat, m.bid});
        const State& s = emitter.state();
        if (m.bid == Bid::di_mio) return play_alone(seat);
        if (m.bid == Bid::posso) return emitter.emit(Due{SeatSet(s.next(seat)), Phase::answer});
        if (s.passed.size() == s.seats()) return emitter.over(Ending::annulled, {}); // D-14
        emitter.emit(Due{SeatSet(s.next(seat)), Phase::bid});
    }
    void operator()(const AnswerBidMove& m) const {
        emitter.emit(BidAnswered{seat, m.objects});
        const State& s = emitter.state();
        if (m.objects) return play_alone(seat);
        if (const Seat next = s.next(seat); next != s.asker)
            return emitter.emit(Due{SeatSet(next), Phase::answer}); // D-12
        emitter.emit(SoloistFound{s.asker, static_cast<SeatCount>(s.seats())});
        take_pozzo(emitter);
    }
    void operator()(const GiveMove& m) const { give(emitter, m.card); }
    void operator()(const ClaimMove&) const {
        const int seats = emitter.state().seats();
        emitter.emit(Claimed{seat, list_of(at(emitter.state().hand, seat)), static_cast<SeatCount>(seats)});
        SeatSet others = SeatSet::all(seats);
        others.remove(seat);
        emitter.emit(Due{others, Phase::claim});
    }
    void operator()(const AnswerMove& m) const {
        emitter.emit(Answered{seat, m.accepts});
        SeatSet others = emitter.state().due;
        others.remove(seat);
        if (!m.accepts) return emitter.emit(Due{SeatSet(emitter.state().trick.leader), Phase::play});
        if (others.empty()) return play_rest(emitter);
        emitter.emit(Due{others, Phase::claim});
    }

private:
    void play_alone(Seat soloist) const {
        emitter.emit(SoloistFound{soloist, static_cast<SeatCount>(emitter.state().seats())});
        go_on(emitter);
    }
    void show(const ShownSets& shown) const {
        const Side side = emitter.state().side(seat);
        const Items offered = items(at(emitter.state().hand, seat));
        for (CardSet cards : shown)
            for (const Item& item : offered) {
                if (item.cards != cards) continue;
                emitter.emit(CombinationShown{seat, item.makes[0].kind, listed(cards)});
                for (const Combination& one : item.makes) emitter.score(side, one, ScoreReason::declaration);
            }
        const Worth worth = worth_of(shown_combinations(offered, shown)); // D-3
        emitter.score(side, worth.sequenza, ScoreReason::sequenza);
        emitter.score(side, worth.criccone, ScoreReason::criccone);
    }
    // D-29: nothing is counted; the caller's side gets its accuso so far, the other side gets nothing.
    void call_out() const {
        const Side side = emitter.state().side(seat);
        BySide<std::int16_t> points{};
        at(points, side) = at(emitter.state().accuso, side);
        emitter.emit(CalledOut{seat, at(points, side)});
        emitter.over(Ending::called, points);
    }
};

} // namespace

Events open(const Rules& rules, Seat dealer, const Pack& pack, const Context& context) {
    Events out;
    State state;
    EventEmitter emitter(state, &out);
    emitter.emit(Opened{rules, dealer, pack, context});
    deal(emitter);
    return out;
}

Outcome<Decision> decide(const State& state, const Move& move) {
    if (state.phase == Phase::over) return refuse("TURN-3");
    if (!state.in_play().has(move.seat)) return refuse("TURN-1");
    const bool claims = std::holds_alternative<ClaimMove>(move.what);
    if (const auto refused = refusal(information_state(state, move.seat, claims), move))
        return tl::make_unexpected(*refused);
    return decision_of<Decider, EventEmitter>(state, move);
}

void advance(State& state, const Move& move) {
    EventEmitter emitter(state, nullptr);
    dispatch(Decider{emitter, move.seat}, move.what);
}

} // namespace germini::bolognese
