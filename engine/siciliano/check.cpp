#include "engine/siciliano/state.hpp"

#include "engine/core/zones_apart.hpp"

#include <numeric>

namespace germini::siciliano {
namespace {

bool hands_are_even(const State& s) {
    if (s.phase != Phase::play) return true;
    for (int i = 0; i < kSeats; ++i) {
        const auto seat = static_cast<Seat>(i);
        if (at(s.hand, seat).size() + s.trick.number + (s.trick.has(seat) ? 1 : 0) != kTricks) return false;
    }
    return true;
}

std::string_view check_count(const State& s) {
    constexpr int kPoints = 109;
    if (std::accumulate(s.totals.begin(), s.totals.end(), 0) != kPoints)
        return "the totals do not make 109 points";
    for (const Side side : {Side{0}, Side{1}}) {
        const int tricks = kSeats * at(s.tricks, side);
        if (at(s.pile, side).size() != tricks + (side == side_of(s.dealer) ? kMonte : 0))
            return "a pile does not have the cards of its tricks";
    }
    return {};
}

} // namespace

std::string_view check(const State& s) {
    if (!in_one_zone_each(kWholePack, s.stock, s.discard, s.hand, s.pile,
                          CardSet(s.trick.cards) - CardSet(kFujutu)))
        return "not every one of the 63 cards is in exactly one zone";
    if (!hands_are_even(s)) return "a hand has the wrong number of cards";
    if (s.phase != Phase::over && s.due.size() != 1) return "not exactly one seat is to move";
    if (std::accumulate(s.tricks.begin(), s.tricks.end(), 0) != s.trick.number)
        return "the tricks do not add up";
    if (s.phase != Phase::over || s.ending != Ending::counted) return {};
    return check_count(s);
}

} // namespace germini::siciliano
