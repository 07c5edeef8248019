#include "engine/minchiate/state.hpp"

#include "engine/core/zones_apart.hpp"
#include "engine/minchiate/turn.hpp"

#include <cstdlib>

namespace germini::minchiate {
namespace {

bool hands_are_even(const State& s) {
    if (s.phase != Phase::play && s.phase != Phase::declare && s.phase != Phase::claim) return true;
    for (int i = 0; i < kSeats; ++i) {
        const Seat seat = static_cast<Seat>(i);
        const int played = s.trick.number + (s.trick.has(seat) ? 1 : 0);
        if (at(s.hand, seat).size() + played != kHandCards) return false;
    }
    return true;
}

} // namespace

std::string_view check(const State& s) {
    if (s.phase == Phase::cut) return {}; // nothing is dealt yet
    if (!in_one_zone_each(kWholePack, s.fola, s.hand, s.discards, s.pile, CardSet(s.trick.cards)))
        return "not every one of the 97 cards is in exactly one zone";
    if (!hands_are_even(s)) return "a hand has the wrong number of cards (DISC-1)";
    if (std::abs(s.lead) >= kResto) return "a lead of a resto was not paid (SCORE-3)";
    if (s.phase != Phase::over && s.due.empty()) return "no seat is to move in a hand in progress";
    if (s.tricks[0] + s.tricks[1] != s.trick.number) return "the tricks do not add up";
    if (s.phase == Phase::over && s.debtor != kNoSide) return "a debt for the Fool was left unpaid (D-9)";
    if (s.phase == Phase::over && s.pile[0].size() + s.pile[1].size() != kSeats * kHandCards)
        return "the piles do not hold the 84 cards played";
    return {};
}

} // namespace germini::minchiate
