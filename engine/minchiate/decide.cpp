#include "engine/minchiate/decide.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/minchiate/claim.hpp"
#include "engine/minchiate/count.hpp"
#include "engine/minchiate/deal.hpp"
#include "engine/minchiate/discard.hpp"
#include "engine/minchiate/legal_moves.hpp"
#include "engine/minchiate/trick.hpp"
#include "engine/minchiate/turn.hpp"

namespace germini::minchiate {
namespace {

// Ends the hand after the last trick: the Matto's debt (D-9, MAT-10), then the count.
void finish(EventEmitter& emitter) {
    const State& s = emitter.state();
    if (s.debtor != kNoSide) {
        if (at(s.tricks, s.debtor) > 0) {
            emitter.emit(Due{SeatSet(s.matto_from), Phase::give});
            return;
        }
        surrender(emitter);
    }
    count(emitter);
}

// Emits what follows automatically from a card or a declaration.
void proceed(EventEmitter& emitter) {
    const State& s = emitter.state();
    if (discards_due_to_show(s)) show_discards(emitter);
    if (trick_complete(s) && all_declared(s)) {
        gather(emitter);
        if (s.trick.number == 1 && s.rules.discards_shown == DiscardsShown::end_first_trick)
            show_discards(emitter);
        if (s.trick.number == kTricks) return finish(emitter);
    }
    const Turn turn = turn_of(s);
    emitter.emit(Due{turn.seats, turn.phase});
}

// CLAIM-5: plays the rest after everybody has accepted.
void play_rest(EventEmitter& emitter) {
    while (emitter.state().trick.number < kTricks) {
        play_on_claim(emitter);
        if (trick_complete(emitter.state())) gather(emitter);
    }
    finish(emitter);
}

struct Decider {
    EventEmitter& emitter;
    Seat seat;

    void operator()(const CutMove& m) const {
        deal(emitter, m.lifted);
        proceed(emitter);
    }
    void operator()(const DiscardMove& m) const {
        discard(emitter, seat, m.cards);
        proceed(emitter);
    }
    void operator()(const DeclareMove& m) const {
        emitter.emit(Declared{seat, static_cast<std::uint8_t>(m.versicole.size())});
        for (CardSet cards : m.versicole) {
            emitter.emit(VersicolaShown{seat, listed(cards)});
            emitter.score(side_of(seat), worth(cards), ScoreReason::declaration, listed(cards)); // VERS-12
        }
        proceed(emitter);
    }
    void operator()(const PlayMove& m) const {
        emitter.emit(Played{seat, m.card, m.by});
        proceed(emitter);
    }
    void operator()(const GiveMove& m) const {
        give(emitter, m.card);
        count(emitter);
    }
    void operator()(const FallMove&) const {
        emitter.emit(Fell{seat, list_of(at(emitter.state().hand, seat))});
        proceed(emitter);
    }
    void operator()(const ClaimMove&) const {
        emitter.emit(Claimed{seat, list_of(at(emitter.state().hand, seat))});
        SeatSet others = SeatSet::all(kSeats);
        others.remove(seat);
        emitter.emit(Due{others, Phase::claim});
    }
    void operator()(const AnswerMove& m) const {
        emitter.emit(Answered{seat, m.accepts});
        SeatSet others = emitter.state().due;
        others.remove(seat);
        if (!m.accepts) return proceed(emitter);
        if (others.empty()) return play_rest(emitter);
        emitter.emit(Due{others, Phase::claim});
    }

private:
    int worth(CardSet cards) const {
        for (const Versicola& v : versicole(cards, emitter.state().rules.devil))
            if (v.cards == cards) return v.worth;
        return 0;
    }
};

} // namespace

Events open(const Rules& rules, Seat dealer, const Pack& pack) {
    Events out;
    out.push_back(Opened{rules, dealer, pack});
    out.push_back(Due{SeatSet(cutter_of(dealer)), Phase::cut});
    return out;
}

Outcome<Decision> decide(const State& state, const Move& move) {
    if (state.phase == Phase::over) return refuse("TURN-3");
    const Seat seat = moving_seat(move);
    if (index(seat) >= kSeats || index(move.seat) >= kSeats) return refuse("TURN-1");
    const bool claims = std::holds_alternative<ClaimMove>(move.what);
    if (const auto refused = refusal(information_state(state, seat, claims), move))
        return tl::make_unexpected(*refused);
    return decision_of<Decider, EventEmitter>(state, move);
}

void advance(State& state, const Move& move) {
    EventEmitter emitter(state, nullptr);
    dispatch(Decider{emitter, move.seat}, move.what);
}

} // namespace germini::minchiate
