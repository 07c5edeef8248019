#include "engine/bolognese/decide.hpp"

#include "engine/bolognese/choice.hpp"
#include "engine/bolognese/claim.hpp"
#include "engine/bolognese/count.hpp"
#include "engine/bolognese/deal.hpp"
#include "engine/core/dispatch.hpp"

namespace germini::bolognese {
namespace {

void gather(Course& course) {
    const Trick trick = course.now().trick;
    const Seat winner = winner_of(trick);
    CardRun cards;
    for (int i = 0; i < kSeats; ++i)
        if (const Card card = at(trick.cards, next(trick.leader, i)); card != kMatto) cards.push_back(card);
    course.emit(TrickWon{winner});
    course.emit(Gathered{side_of(winner), cards});
}

void play(Course& course, Seat seat, Card card) {
    if (card == kMatto)
        course.emit(Covered{seat});
    else
        course.emit(Played{seat, card});
}

// CLAIM-5: plays the rest after everybody has accepted.
void play_rest(Course& course) {
    while (course.now().trick.number < kTricks) {
        const Trick& trick = course.now().trick;
        const Seat seat = next(trick.leader, trick.count);
        play(course, seat, card_of_claim(trick, at(course.now().hand, seat)));
        if (course.now().trick.count == kSeats) gather(course);
    }
    finish(course);
}

// Determines who is due after a card: in trick 1 each seat declares before it plays (ACC-2).
void go_on(Course& course) {
    const State& s = course.now();
    if (s.trick.count == kSeats) gather(course);
    if (s.trick.number == kTricks) return finish(course);
    const Seat seat = next(s.trick.leader, s.trick.count);
    course.emit(Due{SeatSet(seat), s.trick.number == 0 ? Phase::declare : Phase::play});
}

struct Decider {
    Course& course;
    Seat seat;

    void operator()(const CallMove& m) const {
        course.emit(Called{seat, static_cast<std::uint8_t>(m.shown.size())});
        if (m.shown.empty()) return take_last(course);
        show(m.shown);
        call_out();
    }
    void operator()(const DiscardMove& m) const {
        course.emit(Discarded{seat, m.cards});
        go_on(course);
    }
    void operator()(const DeclareMove& m) const {
        course.emit(Declared{seat, static_cast<std::uint8_t>(m.shown.size())});
        show(m.shown);
        if (m.out) return call_out();
        course.emit(Due{SeatSet(seat), Phase::play});
    }
    void operator()(const PlayMove& m) const {
        if (m.signal != Signal::none) course.emit(Signalled{seat, m.signal});
        play(course, seat, m.card);
        go_on(course);
    }
    void operator()(const GiveMove& m) const { give(course, m.card); }
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
        if (!m.accepts) return course.emit(Due{SeatSet(course.now().trick.leader), Phase::play});
        if (others.empty()) return play_rest(course);
        course.emit(Due{others, Phase::claim});
    }

private:
    void show(const ShownSets& shown) const {
        const Side side = side_of(seat);
        const Items offered = items(at(course.now().hand, seat));
        for (CardSet cards : shown)
            for (const Item& item : offered) {
                if (item.cards != cards) continue;
                course.emit(Shown{seat, item.makes[0].kind, listed(cards)});
                for (const Combination& one : item.makes) course.score(side, one, Why::declaration);
            }
        const Worth worth = worth_of(shown_combinations(offered, shown)); // D-3
        course.score(side, worth.sequenza, Why::sequenza);
        course.score(side, worth.criccone, Why::criccone);
    }
    // D-29: nothing is counted; the caller's side gets its accuso so far, the other side gets nothing.
    void call_out() const {
        const Side side = side_of(seat);
        BySide<std::int16_t> points{};
        at(points, side) = at(course.now().accuso, side);
        course.emit(CalledOut{seat, at(points, side)});
        course.over(Ending::called, points);
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

Events open(const Rules& rules, Seat dealer, const Pack& pack, const Context& context) {
    Events out;
    Course course(State{}, out);
    course.emit(Opened{rules, dealer, pack, context});
    deal(course);
    return out;
}

Outcome<Events> decide(const State& state, const Move& move) {
    if (state.phase == Phase::over) return refuse("TURN-3");
    if (index(move.seat) >= kSeats) return refuse("TURN-1");
    const Choice offered = choice(sight(state, move.seat, std::holds_alternative<ClaimMove>(move.what)));
    if (const auto refused = refusal(offered, move.seat, move)) return tl::make_unexpected(*refused);

    return carried_out(state, move);
}

} // namespace germini::bolognese
