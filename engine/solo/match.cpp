#include "engine/solo/match.hpp"

#include "engine/minchiate/names.hpp"

#include <array>

namespace germini::solo {
namespace {

constexpr int kDeserted = 60; // SOLO-26: points for each hand and each player left behind

Totals nothing_each(const Match& match) {
    Totals out;
    for (std::size_t n = 0; n < match.chairs.size(); ++n) out.push_back(0);
    return out;
}

MatchLine desertion_line(const Match& match, const HandPlan& hand, int number, const PersonSet& deserters) {
    MatchLine line{
        minchiate::word(minchiate::GameWord::desertion), hand.round, static_cast<std::int16_t>(number), {}};
    for (std::size_t n = 0; n < match.chairs.size(); ++n) line.amounts.push_back(0);
    const auto add = [&line](Person person, int points) {
        at(line.amounts, person) = static_cast<std::int16_t>(at(line.amounts, person) + points);
    };
    for (const Person gone : match.chairs)
        for (const Person left : match.chairs) {
            if (!deserters.has(gone) || deserters.has(left)) continue;
            add(gone, -kDeserted);
            add(left, kDeserted);
        }
    return line;
}

} // namespace

std::span<const int> rounds_of(const Rules& rules) {
    static constexpr std::array<std::array<int, 3>, kPresets.size()> kRounds{
        {{3, 1, 6}, {2, 1, 4}, {1, 2, 3}}};
    return kRounds[static_cast<std::size_t>(rules.form) - 1];
}

Match match_of(const Rules& rules, int girate, const Persons& ranking) {
    Match match;
    match.rules = rules;
    match.girate = girate;
    match.chairs = ranking;
    match.score = nothing_each(match);
    return match;
}

bool over(const Match& match) {
    return match.broken_off || match.hands >= match.girate * seats_of(match.rules);
}

std::optional<HandPlan> next_hand(const Match& match) {
    if (over(match)) return std::nullopt;
    const int seats = seats_of(match.rules);
    return HandPlan{static_cast<std::uint8_t>(match.hands / seats), static_cast<Seat>(match.hands % seats),
                    match.chairs};
}

void close_hand(Match& match, const HandResult& result) {
    for (std::size_t chair = 0; chair < match.score.size(); ++chair)
        match.score[chair] += result.amounts[chair];
    ++match.hands;
}

void break_off(Match& match, const BreakOff& how) {
    const auto hand = next_hand(match);
    if (!hand) return;
    match.broken_off = true;
    const int seats = seats_of(match.rules);
    const bool between_girate = match.hands % seats == 0 && !how.hand_under_way;
    if (how.deserters.empty() || between_girate || how.all_left) return;
    for (int number = match.hands; number < (hand->round + 1) * seats; ++number)
        match.lines.push_back(desertion_line(match, *hand, number, how.deserters));
}

Totals totals(const Match& match) {
    Totals sum = nothing_each(match);
    for (std::size_t chair = 0; chair < match.chairs.size(); ++chair)
        at(sum, match.chairs[chair]) += match.score[chair];
    for (const MatchLine& line : match.lines)
        for (std::size_t n = 0; n < sum.size(); ++n) sum[n] += line.amounts[n];
    return sum;
}

} // namespace germini::solo
