#include "engine/minchiate/count.hpp"

#include "engine/minchiate/versicola.hpp"

#include <algorithm>
#include <cstdlib>

namespace germini::minchiate {
namespace {

// D-11: the worth of all tricks at the end count: seven resti, doubled.
constexpr int kAllTricksCount = 396;
constexpr int kAllTricksResti = 14; // SETT-7: twice the seven resti of that count

// Scores one line of the count, omitting a line of 0 points. Returns its points.
int line(EventEmitter& emitter, Side side, ScoreReason why, int points, const CardList& cards = {}) {
    if (points != 0) emitter.emit(Scored{side, static_cast<std::int16_t>(points), why, cards});
    return points;
}

int count_side(EventEmitter& emitter, Side side) {
    const State& s = emitter.state();
    const CardSet pile = at(s.pile, side);
    int total = 0;
    for (const Versicola& v : versicole(pile, s.rules.devil)) // END-3
        total += line(emitter, side, ScoreReason::versicola, v.worth, listed(v.cards));
    total += line(emitter, side, ScoreReason::cards, value(pile), list_of(pile & kCounting));         // END-2
    total += line(emitter, side, ScoreReason::tricks, std::max(0, pile.size() - kCardsEven));         // END-4
    total += line(emitter, side, ScoreReason::last, side_of(s.last_winner) == side ? kLastTrick : 0); // END-1
    return total;
}

int started(int points) { return (points + kResto - 1) / kResto; } // END-7

// Returns the resti of the end count (SETT-7, D-11). `lead` is the winners' lead in play, before the count.
int end_resti(const State& s, Side winner, int end, int lead) {
    const int plain = started(std::abs(end));
    if (at(s.tricks, winner) < kTricks) return plain;
    switch (s.rules.capotto) {
    case Capotto::none:
        return plain;
    case Capotto::doubled:
        return 2 * plain;
    case Capotto::fourteen:
        return started(2 * (kAllTricksCount + lead));
    case Capotto::fourteen_plus:
        return kAllTricksResti + (lead < 0 ? -started(-2 * lead) : started(2 * lead));
    }
    return plain;
}

} // namespace

void count(EventEmitter& emitter) {
    const int lead = emitter.state().lead;
    const int first = count_side(emitter, Side{0});
    const int second = count_side(emitter, Side{1});
    const int end = lead + first - second; // END-6
    const Side winner = end > 0 ? Side{0} : Side{1};
    const int resti = end_resti(emitter.state(), winner, end, index(winner) == 0 ? lead : -lead);
    if (end != 0 && resti > 0) emitter.emit(Paid{winner, static_cast<std::int16_t>(resti), PaymentTime::end});
    emitter.emit(Due{{}, Phase::over});
    emitter.emit(Over{static_cast<std::int16_t>(end)});
}

} // namespace germini::minchiate
