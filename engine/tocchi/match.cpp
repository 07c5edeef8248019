#include "engine/tocchi/match.hpp"

#include <algorithm>

namespace germini::tocchi {
namespace {

bool over(const Match& match) {
    if (match.broken_off) return true;
    if (match.rules.preset == Preset::sei_tocchi) return match.hands >= match.rounds * match.rules.players;
    return std::any_of(match.score.begin(), match.score.end(),
                       [&match](int lupini) { return lupini >= match.rules.target; });
}

} // namespace

std::span<const int> rounds_of(const Rules& rules) {
    static constexpr std::array kRounds{3, 1, 5};
    static constexpr std::array kToTheTarget{1};
    return rules.preset == Preset::palio ? std::span<const int>(kToTheTarget) : kRounds;
}

Match match_of(const Rules& rules, int rounds, const Persons& ranking) {
    Match match{rules, rounds, ranking, 0, false, {}};
    for (int chair = 0; chair < rules.players; ++chair) match.score.push_back(0);
    return match;
}

std::optional<HandPlan> next_hand(const Match& match) {
    if (over(match)) return std::nullopt;
    const int round = match.rules.preset == Preset::palio ? 0 : match.hands / match.rules.players;
    return HandPlan{static_cast<std::uint8_t>(round), static_cast<Seat>(match.hands % match.rules.players),
                    match.chairs};
}

BySeat<std::int16_t> score_of(const Match& match, Seat first) {
    BySeat<std::int16_t> score{};
    if (match.rules.preset == Preset::palio)
        for (int chair = 0; chair < match.rules.players; ++chair)
            at(score, after(first, chair, match.rules.players)) =
                static_cast<std::int16_t>(match.score[static_cast<std::size_t>(chair)]);
    return score;
}

void close_hand(Match& match, const HandResult& result) {
    for (std::size_t chair = 0; chair < match.score.size(); ++chair)
        match.score[chair] += result.amounts[chair];
    ++match.hands;
}

Totals totals(const Match& match) {
    Totals by_person = match.score;
    for (std::size_t chair = 0; chair < match.score.size(); ++chair)
        at(by_person, match.chairs[chair]) = match.score[chair];
    return by_person;
}

} // namespace germini::tocchi
