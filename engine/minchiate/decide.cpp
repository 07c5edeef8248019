#include "engine/minchiate/decide.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/minchiate/choice.hpp"
#include "engine/minchiate/claim.hpp"
#include "engine/minchiate/count.hpp"
#include "engine/minchiate/deal.hpp"
#include "engine/minchiate/discard.hpp"
#include "engine/minchiate/trick.hpp"
#include "engine/minchiate/turn.hpp"

namespace germini::minchiate {
namespace {

// Ends the hand after the last trick: the Matto's debt (D-9, MAT-10), then the count.
void finish(Course& course) {
    const State& s = course.now();
    if (s.debtor != kNoSide) {
        if (at(s.tricks, s.debtor) > 0) {
            course.emit(Due{SeatSet(s.matto_from), Phase::give});
            return;
        }
        surrender(course);
    }
    count(course);
}

// Emits what follows automatically from a card or a declaration.
void proceed(Course& course) {
    const State& s = course.now();
    if (discards_due_to_show(s)) show_discards(course);
    if (trick_complete(s) && all_declared(s)) {
        gather(course);
        if (s.trick.number == 1 && s.rules.discards_shown == DiscardsShown::end_first_trick)
            show_discards(course);
        if (s.trick.number == kTricks) return finish(course);
    }
    const Turn turn = turn_of(s);
    course.emit(Due{turn.seats, turn.phase});
}

// CLAIM-5: plays the rest after everybody has accepted.
void play_rest(Course& course) {
    while (course.now().trick.number < kTricks) {
        play_on_claim(course);
        if (trick_complete(course.now())) gather(course);
    }
    finish(course);
}

struct Decider {
    Course& course;
    Seat seat;

    void operator()(const CutMove& m) const {
        deal(course, m.lifted);
        proceed(course);
    }
    void operator()(const DiscardMove& m) const {
        discard(course, seat, m.cards);
        proceed(course);
    }
    void operator()(const DeclareMove& m) const {
        course.emit(Declared{seat, static_cast<std::uint8_t>(m.versicole.size())});
        for (CardSet cards : m.versicole) {
            course.emit(VersicolaShown{seat, listed(cards)});
            course.score(side_of(seat), worth(cards), Why::declaration, listed(cards)); // VERS-12
        }
        proceed(course);
    }
    void operator()(const PlayMove& m) const {
        course.emit(Played{seat, m.card, m.by});
        proceed(course);
    }
    void operator()(const GiveMove& m) const {
        give(course, m.card);
        count(course);
    }
    void operator()(const FallMove&) const {
        course.emit(Fell{seat, run_of(at(course.now().hand, seat))});
        proceed(course);
    }
    void operator()(const ClaimMove&) const {
        course.emit(Claimed{seat, run_of(at(course.now().hand, seat))});
        SeatSet others = SeatSet::all(kSeats);
        others.remove(seat);
        course.emit(Due{others, Phase::claim});
    }
    void operator()(const AnswerMove& m) const {
        course.emit(Answered{seat, m.accepts});
        SeatSet others = course.now().due;
        others.remove(seat);
        if (!m.accepts) return proceed(course);
        if (others.empty()) return play_rest(course);
        course.emit(Due{others, Phase::claim});
    }

private:
    int worth(CardSet cards) const {
        for (const Versicola& v : versicole(cards, course.now().rules.devil))
            if (v.cards == cards) return v.worth;
        return 0;
    }
};

// Separate from decide(), so that the events are built in the caller's result and never copied.
Outcome<Events> carried_out(const State& state, const Move& move) {
    Outcome<Events> result(tl::in_place);
    Course course(state, *result);
    dispatch(Decider{course, move.seat}, move.what);
    return result;
}

} // namespace

Events open(const Rules& rules, Seat dealer, const Pack& pack) {
    Events out;
    out.push_back(Opened{rules, dealer, pack});
    out.push_back(Due{SeatSet(cutter_of(dealer)), Phase::cut});
    return out;
}

Outcome<Events> decide(const State& state, const Move& move) {
    if (state.phase == Phase::over) return refuse("TURN-3");
    const Seat seat = mover(move);
    if (index(seat) >= kSeats || index(move.seat) >= kSeats) return refuse("TURN-1");
    const Choice offered = choice(sight(state, seat, std::holds_alternative<ClaimMove>(move.what)));
    if (const auto refused = refusal(offered, seat, move)) return tl::make_unexpected(*refused);

    return carried_out(state, move);
}

} // namespace germini::minchiate
