// The toy's match: three hands, or to a target.
#include "tests/support/toy_game.hpp"

#include <algorithm>
#include <array>

namespace germini::toy {
namespace {

bool over(const Match& match) {
    if (match.broken_off) return true;
    if (match.rules.target == 0) return match.hands >= kHands;
    return std::any_of(match.totals.begin(), match.totals.end(),
                       [&match](int points) { return points >= match.rules.target; });
}

} // namespace

std::span<const int> Toy::rounds(const Rules&) {
    static constexpr std::array kRounds{1};
    return kRounds;
}

std::optional<int> Toy::length(const Rules& rules, int) {
    // An annulled hand is dealt again.
    return rules.target == 0 && !rules.speech ? std::optional(kHands) : std::nullopt;
}

Match Toy::match(const Rules& rules, int, const Persons& ranking) {
    Match match{rules, ranking, {}, 0, false, {}};
    for (int chair = 0; chair < rules.seats; ++chair) match.totals.push_back(0);
    return match;
}

std::optional<HandPlan> Toy::next(const Match& match) {
    if (toy::over(match)) return std::nullopt;
    return HandPlan{0, match.dealer, match.ranking};
}

Context Toy::context(const Match& match, Seat first) {
    Context context;
    for (int seat = 0; seat < match.rules.seats; ++seat) {
        const int chair = (seat - index(first) + match.rules.seats) % match.rules.seats;
        context.points.push_back(static_cast<std::int16_t>(match.totals[static_cast<std::size_t>(chair)]));
    }
    return context;
}

void Toy::close(Match& match, const HandResult& result) {
    for (std::size_t chair = 0; chair < match.totals.size(); ++chair)
        match.totals[chair] += result.amounts[chair];
    if (result.ending == Ending::annulled) return;
    ++match.hands;
    match.dealer = after(match.dealer, 1, match.rules.seats);
}

Totals Toy::totals(const Match& match) {
    Totals by_person = match.totals;
    for (std::size_t chair = 0; chair < match.totals.size(); ++chair)
        at(by_person, match.ranking[chair]) = match.totals[chair];
    return by_person;
}

} // namespace germini::toy
