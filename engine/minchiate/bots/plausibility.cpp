#include "engine/minchiate/bots/plausibility.hpp"

#include "engine/core/log_scale.hpp"
#include "engine/minchiate/bots/playing.hpp"
#include "engine/minchiate/decide.hpp"
#include "engine/minchiate/follow.hpp"

#include <algorithm>

namespace germini::minchiate::bots {
namespace {

constexpr std::size_t kFewestPlays = 4;
constexpr int kUnitsPerWorth = 4; // 64 / ln 2 / 24: a play is e times as likely per 24 units of worth
constexpr std::uint64_t kCertainly = 1u << 30; // of log_scale.hpp
constexpr std::uint64_t kByChance = 20;        // one play in so many
constexpr int kContradiction = -kLogUnits * 1000;

// The logarithm of the likelihood of a card among the legal ones.
int log_of_card(const InformationState& info, const LegalMoves& choice, Card played) {
    const auto worths = worths_of(Knowledge(info), choice);
    int best = worths[0].worth;
    for (const CardWorth& one : worths) best = std::max(best, one.worth);
    std::uint64_t sum = 0, part = 0;
    for (const CardWorth& one : worths) {
        const std::uint64_t power = power_below_one((best - one.worth) * kUnitsPerWorth);
        sum += power;
        if (one.card == played) part = power;
    }
    const std::uint64_t judged = part * kCertainly / sum, any = kCertainly / worths.size();
    return log_of_part(static_cast<std::uint32_t>(judged - judged / kByChance + any / kByChance));
}

} // namespace

Plausibility::Plausibility(const View& view) : view_(view) {
    useful_ = view.phase == Phase::play && view.plays.size() >= kFewestPlays && view.fallen.empty() &&
              view.claimed.empty();
}

// The world before the first card, as far as it matters to the greedy bot.
State Plausibility::first_lead(const State& world) const {
    State s = world;
    for (const SeenPlay& play : view_.plays) at(s.hand, play.seat).add(play.card);
    s.trick = {};
    s.trick.leader = next(s.dealer);
    s.suits_led = 0;
    s.matto_from = kNoSeat;
    s.debtor = kNoSide;
    s.tricks = {};
    s.pile = {};
    s.voids = {};
    s.declared = SeatSet::all(kSeats);
    return s;
}

int Plausibility::of(const State& world) const {
    State s = first_lead(world);
    int sum = 0;
    for (const SeenPlay& play : view_.plays) {
        if (play.seat != view_.viewer.seat) {
            const InformationState info = information_state(s, play.seat, false);
            LegalMoves choice;
            choice.kind = Phase::play;
            choice.cards = playable(s, info.hand, play.seat, choice.barred);
            if (!choice.cards.has(play.card)) return kContradiction; // KING-1
            if (choice.cards.size() > 1) sum += log_of_card(info, choice, play.card);
        }
        advance(s, {play.seat, PlayMove{play.card, kNoSeat}});
    }
    return sum / 2;
}

} // namespace germini::minchiate::bots
