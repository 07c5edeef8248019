#include "engine/bolognese/state.hpp"

#include "engine/core/zones_apart.hpp"

#include <algorithm>
#include <numeric>

namespace germini::bolognese {
namespace {

bool hands_are_even(const State& s) {
    if (s.phase != Phase::play && s.phase != Phase::declare && s.phase != Phase::claim) return true;
    for (const Seat seat : s.in_play()) {
        const int played = s.trick.number + (s.trick.has(seat) ? 1 : 0);
        if (at(s.hand, seat).size() + played != s.shape().dealt) return false;
    }
    return true;
}

// CRIC-4: the worth of one side's cricche if all 62 cards are in the two piles, derived from the cards of the
// other side.
int cricche_by_the_others(CardSet others) {
    int sum = 148;
    const auto less = [&](CardSet cards, int unit) { sum -= unit * std::min(2, (others & cards).size()); };
    less(kTarocchi, 18);
    less(kKings, 17);
    less(kQueens, 14);
    less(kKnights, 13);
    less(kJacks, 12);
    return sum;
}

std::string_view check_points(const State& s) {
    for (std::size_t i = 0; i < kMostSides; ++i)
        if (s.points[i] != s.accuso[i] + s.counted[i]) return "the points do not add up (COUNT-2)";
    return {};
}

// Mattazza: every pile has the cards of its tricks (GIVE-8), and the scartini add up (COUNT-9).
std::string_view check_count_alone(const State& s) {
    int sum = 0;
    for (const Side side : s.sides_in_play()) {
        const CardSet pile = at(s.pile, side);
        if (pile.size() != at(s.tricks, side) * s.trick.players)
            return "a pile does not have the cards of its tricks (GIVE-8)";
        sum += scartini_in(pile, at(s.tricks, side));
    }
    if (sum != scartini_in(s.gathered(), s.tricks_in_all()))
        return "the scartini of all piles do not add up to those in play (COUNT-9)";
    return check_points(s);
}

std::string_view check_count(const State& s) {
    if (s.shape().alone) return check_count_alone(s);
    const CardSet first = s.pile[0], second = s.pile[1];
    if (first.size() % 2 != 0 || second.size() % 2 != 0)
        return "a pile has an odd number of cards at the count (GIVE-2)";
    const CardSet played = kWholePack - s.stock;
    if ((first | second) != played) return "the piles do not add up to the cards in play";
    if (scartini(first) + scartini(second) != scartini(played))
        return "the scartini of both sides do not add up to those in play (VAL-5)";
    if (!s.stock.empty()) return check_points(s);
    if (worth_of(combinations(first)).cricche != cricche_by_the_others(second) ||
        worth_of(combinations(second)).cricche != cricche_by_the_others(first))
        return "the cricche contradict the other side's cards (CRIC-4)";
    return check_points(s);
}

} // namespace

std::string_view check(const State& s) {
    if (!in_one_zone_each(kWholePack, s.last, s.stock, s.discard, s.hand, s.pile,
                          CardSet(s.trick.cards) - CardSet(kMatto)))
        return "not every one of the 62 cards is in exactly one zone";
    if (!hands_are_even(s)) return "a hand has the wrong number of cards (DISC-1)";
    if (s.phase != Phase::over && s.due.empty()) return "no seat is to move in a hand in progress";
    if (std::accumulate(s.tricks.begin(), s.tricks.end(), 0) != s.trick.number)
        return "the tricks do not add up";
    if (s.phase != Phase::over) return {};
    return s.ending == Ending::counted ? check_count(s) : std::string_view{};
}

} // namespace germini::bolognese
