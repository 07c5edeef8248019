#include "engine/bolognese/count.hpp"

namespace germini::bolognese {
namespace {

void count_side(Course& course, Side side) {
    const CardSet pile = at(course.now().pile, side);
    const Combinations all = combinations(pile);
    const Worth worth = worth_of(all);
    for (const Combination& one : all)
        if (is_sequence(one.kind)) course.score(side, one, Why::combination);
    course.score(side, worth.sequenza, Why::sequenza);
    for (const Combination& one : all)
        if (!is_sequence(one.kind)) course.score(side, one, Why::combination);
    course.score(side, worth.criccone, Why::criccone);
    course.score(side, scartini(pile), Why::scartini);
    if (side_of(course.now().last_winner) == side) course.score(side, kLastTrick, Why::last); // COUNT-3
}

void count(Course& course) {
    for (const Side side : {Side{0}, Side{1}}) count_side(course, side);
    BySide<std::int16_t> points{};
    for (const Side side : {Side{0}, Side{1}})
        at(points, side) =
            static_cast<std::int16_t>(at(course.now().counted, side) + at(course.now().accuso, side));
    course.over(Ending::counted, points);
}

// CAPP-2: transfers the loser's whole pile to the other side.
void cappotto(Course& course, Side loser) {
    const CardSet all = at(course.now().pile, loser);
    if (!all.empty()) course.emit(Transferred{loser, Transfer::cappotto, kNoSeat, listed(all)});
}

} // namespace

Card given_pip(CardSet pile) {
    for (int s = 0; s < kSuits; ++s)
        for (int n = 6; n <= 10; ++n)
            if (pile.has(pip(static_cast<Suit>(s), n))) return pip(static_cast<Suit>(s), n);
    return kNoCard;
}

void finish(Course& course) {
    const State& s = course.now();
    course.emit(DiscardShown{s.dealer, listed(s.discard)});
    for (const Side side : {Side{0}, Side{1}}) {
        if (at(s.tricks, side) > 0) continue;
        cappotto(course, side);
        return count(course);
    }
    const Side debtor = side_of(s.matto_from); // the Matto is always played, as it may not be discarded
    if (at(s.pile, debtor).size() % 2 == 0) return count(course);
    if (const Card pip = given_pip(at(s.pile, debtor)); pip != kNoCard) {
        course.emit(Transferred{debtor, Transfer::paid, s.matto_from, CardRun{pip}});
        return count(course);
    }
    course.emit(Due{SeatSet(s.matto_from), Phase::give});
}

void give(Course& course, Card card) {
    const Seat seat = course.now().matto_from;
    course.emit(Transferred{side_of(seat), Transfer::given, seat, CardRun{card}});
    count(course);
}

} // namespace germini::bolognese
