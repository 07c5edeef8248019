#include "engine/core/zones_apart.hpp"
#include "engine/solo/state.hpp"

namespace germini::solo {
namespace {

bool hands_are_even(const State& s) {
    if (s.phase != Phase::play && s.phase != Phase::declare && s.phase != Phase::claim) return true;
    for (const Seat seat : s.in_play()) {
        const int played = s.trick.number + (s.trick.has(seat) ? 1 : 0);
        if (at(s.hand, seat).size() + played != hand_cards(s.rules)) return false;
    }
    return true;
}

// SOLO-14: as many cards for each trick won as players.
bool piles_are_even(const State& s) {
    for (const Seat seat : s.in_play())
        if (at(s.pile, seat).size() != at(s.tricks, seat) * s.in_play().size()) return false;
    return true;
}

} // namespace

std::string_view check(const State& s) {
    if (!in_one_zone_each(kWholePack, s.stock, s.discarded, s.hand, s.discards, s.pile,
                          CardSet(s.trick.cards)))
        return "not every one of the 97 cards is in exactly one zone";
    if (!hands_are_even(s)) return "a hand has the wrong number of cards (SOLO-3, SOLO-9)";
    if (s.phase != Phase::over && s.due.empty()) return "no seat is to move in a hand in progress";
    if (s.tricks[0] + s.tricks[1] + s.tricks[2] + s.tricks[3] != s.trick.number)
        return "the tricks do not add up";
    if (s.phase != Phase::over) return {};
    if (s.debtor != kNoSeat) return "a debt for the Fool was left unpaid (SOLO-15)";
    if (!piles_are_even(s)) return "a pile has the wrong number of cards (SOLO-14)";
    if (s.amounts[0] + s.amounts[1] + s.amounts[2] + s.amounts[3] != 0)
        return "the results do not sum to zero (SOLO-21)";
    return {};
}

} // namespace germini::solo
