#include "engine/solo/decide.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/solo/claim.hpp"
#include "engine/solo/count.hpp"
#include "engine/solo/deal.hpp"
#include "engine/solo/legal_moves.hpp"
#include "engine/solo/trick.hpp"
#include "engine/solo/turn.hpp"

namespace germini::solo {
namespace {

void ask(EventEmitter& emitter) {
    const Turn turn = turn_of(emitter.state());
    emitter.emit(Due{turn.seats, turn.phase});
}

// Ends the hand after the last trick: the Matto's debt (SOLO-16, SOLO-17), then the count.
void finish(EventEmitter& emitter) {
    const State& s = emitter.state();
    if (s.debtor != kNoSeat) {
        if (at(s.tricks, s.debtor) > 0) {
            emitter.emit(Due{SeatSet(s.debtor), Phase::give});
            return;
        }
        surrender(emitter);
    }
    count(emitter);
}

bool all_played(const State& s) { return s.trick.number == s.tricks_in_all(); }

// CLAIM-5: plays the rest after everybody has accepted.
void play_rest(EventEmitter& emitter) {
    while (!all_played(emitter.state())) {
        play_on_claim(emitter);
        if (emitter.state().trick.complete()) gather(emitter);
    }
    finish(emitter);
}

struct Decider {
    EventEmitter& emitter;
    Seat seat;

    void operator()(const CutMove& m) const {
        deal(emitter, m.lifted);
        ask(emitter);
    }
    void operator()(const OutMove& m) const {
        if (m.out)
            emitter.emit(WentOut{seat, static_cast<std::uint8_t>(at(emitter.state().hand, seat).size())});
        else
            emitter.emit(Stayed{seat});
        ask(emitter);
    }
    void operator()(const DiscardMove& m) const {
        emitter.emit(Discarded{seat, m.cards});
        ask(emitter);
    }
    void operator()(const DeclareMove& m) const {
        emitter.emit(Declared{seat, static_cast<std::uint8_t>(m.versicole.size())});
        for (CardSet cards : m.versicole) {
            emitter.emit(VersicolaShown{seat, minchiate::listed(cards)});
            emitter.score(seat, worth(cards), ScoreReason::declaration, minchiate::listed(cards)); // SOLO-11
        }
        if (emitter.state().declared == emitter.state().in_play()) show_discards(emitter);
        ask(emitter);
    }
    void operator()(const PlayMove& m) const {
        emitter.emit(Played{seat, m.card});
        if (emitter.state().trick.complete()) {
            gather(emitter);
            if (all_played(emitter.state())) return finish(emitter);
        }
        ask(emitter);
    }
    void operator()(const GiveMove& m) const {
        give(emitter, m.card);
        count(emitter);
    }
    void operator()(const ClaimMove&) const {
        const State& s = emitter.state();
        emitter.emit(Claimed{seat, list_of(at(s.hand, seat)), static_cast<std::uint8_t>(s.seats())});
        SeatSet others = s.in_play();
        others.remove(seat);
        emitter.emit(Due{others, Phase::claim});
    }
    void operator()(const AnswerMove& m) const {
        emitter.emit(Answered{seat, m.accepts});
        SeatSet others = emitter.state().due;
        others.remove(seat);
        if (!m.accepts) return ask(emitter);
        if (others.empty()) return play_rest(emitter);
        emitter.emit(Due{others, Phase::claim});
    }

private:
    int worth(CardSet cards) const {
        for (const minchiate::Versicola& v : minchiate::versicole(cards, emitter.state().rules.devil))
            if (v.cards == cards) return v.worth;
        return 0;
    }
};

} // namespace

Events open(const Rules& rules, Seat dealer, const Pack& pack) {
    Events out;
    State state;
    EventEmitter emitter(state, &out);
    emitter.emit(Opened{rules, dealer, pack});
    if (robs(rules)) {
        emitter.emit(Due{SeatSet(state.cutter()), Phase::cut});
    } else {
        deal(emitter, 0);
        ask(emitter);
    }
    return out;
}

Outcome<Decision> decide(const State& state, const Move& move) {
    if (state.phase == Phase::over) return refuse("TURN-3");
    if (index(move.seat) >= state.seats()) return refuse("TURN-1");
    const bool claims = std::holds_alternative<ClaimMove>(move.what);
    if (const auto refused = refusal(information_state(state, move.seat, claims), move))
        return tl::make_unexpected(*refused);
    return decision_of<Decider, EventEmitter>(state, move);
}

void advance(State& state, const Move& move) {
    EventEmitter emitter(state, nullptr);
    dispatch(Decider{emitter, move.seat}, move.what);
}

} // namespace germini::solo
