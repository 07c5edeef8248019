#include "engine/bolognese/match.hpp"

#include "engine/bolognese/punti.hpp"

#include <algorithm>
#include <limits>

namespace germini::bolognese {

namespace {

Punti punti(const Match& match) {
    Punti out;
    for (std::size_t chair = 0; chair < match.chairs.size(); ++chair) out.push_back(-match.score[chair]);
    return out;
}

// MATCH-10
SeatSet resting_chairs(const Match& match) {
    return shape_of(match.rules).alone ? dropped_out(match.rules, punti(match)) : SeatSet{};
}

} // namespace

std::span<const int> rounds_of(const Rules& rules) {
    static constexpr std::array kOne{1};
    static constexpr std::array kHands{9, 3, 6, 18};
    return shape_of(rules).bidding ? std::span<const int>(kHands) : kOne;
}

Match match_of(const Rules& rules, int rounds, const Persons& ranking) {
    Match match;
    match.rules = rules;
    match.rounds = static_cast<std::int16_t>(rounds);
    match.chairs = ranking;
    if (ranking.size() == 4 && !shape_of(rules).alone)
        std::swap(match.chairs[1], match.chairs[2]); // partners sit opposite
    return match;
}

bool over(const Match& match) {
    if (match.broken_off) return true;
    if (match.rules.preset == Preset::quattro_scartate) return match.hands >= kFourHands;
    if (shape_of(match.rules).bidding) return match.hands >= match.rounds;
    if (shape_of(match.rules).alone) return decided(match.rules, punti(match));
    const auto [low, high] = std::minmax(match.score[0], match.score[1]);
    return high >= match.rules.target && high > low; // D-7
}

std::optional<HandPlan> next_hand(const Match& match) {
    if (over(match)) return std::nullopt;
    return HandPlan{0, match.dealer, match.chairs, resting_chairs(match)};
}

Context context(const Match& match, Seat first) {
    constexpr std::int32_t kMost = std::numeric_limits<std::int16_t>::max();
    Context out;
    if (shape_of(match.rules).alone) {
        for (const Seat chair : resting_chairs(match))
            out.resting.add(after(first, index(chair), match.rules.players));
        return out;
    }
    if (match.rules.target == 0) return out;
    for (std::size_t i = 0; i < kSides; ++i)
        out.score[(i + static_cast<std::size_t>(index(first))) % kSides] =
            static_cast<std::int16_t>(std::min(match.score[i], kMost));
    return out;
}

void close_hand(Match& match, const HandResult& result) {
    if (result.ending == Ending::annulled) return; // D-14: the same dealer deals again
    for (std::size_t chair = 0; chair < result.amounts.size(); ++chair)
        match.score[chair] += result.amounts[chair];
    ++match.hands;
    if (shape_of(match.rules).alone) {
        SeatSet losers;
        for (std::size_t chair = 0; chair < result.amounts.size(); ++chair)
            if (result.amounts[chair] < 0) losers.add(static_cast<Seat>(chair));
        match.dealer = next_dealer(match.rules, punti(match), match.dealer, losers);
        return;
    }
    match.dealer = after(match.dealer, 1, match.rules.players);
    if (!shape_of(match.rules).bidding) return;
    for (std::size_t chair = 0; chair < result.sides.size(); ++chair)
        if (result.sides[chair] == Side{0}) match.dealer = static_cast<Seat>(chair); // DEAL-7
}

Totals totals(const Match& match) {
    Totals sum;
    for (std::size_t chair = 0; chair < match.chairs.size(); ++chair) sum.push_back(0);
    for (std::size_t chair = 0; chair < match.chairs.size(); ++chair)
        at(sum, match.chairs[chair]) = match.score[chair];
    return sum;
}

} // namespace germini::bolognese
