#include "engine/siciliano/match.hpp"

#include <algorithm>

namespace germini::siciliano {

Match match_of(const Rules& rules, const Persons& ranking) {
    Match match;
    match.rules = rules;
    match.chairs = ranking;
    return match;
}

bool over(const Match& match) {
    return match.broken_off || std::max(match.score[0], match.score[1]) >= match.rules.target;
}

std::optional<HandPlan> next_hand(const Match& match) {
    if (over(match)) return std::nullopt;
    return HandPlan{0, match.dealer, match.chairs, {}};
}

void close_hand(Match& match, const HandResult& result) {
    if (result.ending == Ending::annulled) return;
    for (std::size_t side = 0; side < kSides; ++side) match.score[side] += result.amounts[side];
    match.dealer = next(match.dealer);
}

Totals totals(const Match& match) {
    Totals sum;
    for (std::size_t chair = 0; chair < match.chairs.size(); ++chair) sum.push_back(0);
    for (std::size_t chair = 0; chair < match.chairs.size(); ++chair)
        germini::at(sum, match.chairs[chair]) = match.score[chair % kSides];
    return sum;
}

} // namespace germini::siciliano
