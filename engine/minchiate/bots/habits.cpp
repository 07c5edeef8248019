#include "engine/minchiate/bots/habits.hpp"

#include "engine/core/log_scale.hpp"

#include <algorithm>

namespace germini::minchiate::bots {
namespace {

constexpr std::uint32_t kCertainly = 1u << 30; // of log_scale.hpp
constexpr std::uint32_t kOneSlipIn = 32;
constexpr std::uint32_t kOneByChanceIn = 5;
constexpr int kSoftUnits = 4; // 64 / ln 2 / 24: a play is e times as likely per 24 units of worth, 1.5 points
constexpr int kRare = 10 * kLogUnits; // a player of any card is one of 2^10
constexpr int kPower = 70;            // percent

// The logarithm of the sum of two likelihoods, from their logarithms.
int log_of_sum(int one, int other) {
    const auto [less, more] = std::minmax(one, other);
    return more + kLogUnits + log_of_part(kCertainly / 2 + power_below_one(more - less) / 2);
}

} // namespace

void Habits::add(std::span<const CardWorth> worths, Card played) {
    const CardWorth* best = &worths[0];
    for (const CardWorth& one : worths)
        if (one.worth > best->worth) best = &one;
    std::uint64_t sum = 0, part = 0;
    for (const CardWorth& one : worths) {
        const std::uint64_t power = power_below_one((best->worth - one.worth) * kSoftUnits);
        sum += power;
        if (one.card == played) part = power;
    }
    const auto cards = static_cast<std::uint32_t>(worths.size());
    const std::uint32_t slip = kCertainly / (kOneSlipIn * cards), by_chance = kCertainly / cards;
    const auto judged = static_cast<std::uint32_t>(part * kCertainly / sum);
    greedy_ += log_of_part(best->card == played ? kCertainly - slip * (cards - 1) : slip);
    soft_ += log_of_part(judged - judged / kOneByChanceIn + by_chance / kOneByChanceIn);
    any_ += log_of_part(by_chance);
}

// What all worlds have in common, the even chance of the first two kinds, is left out.
int Habits::likelihood() const { return log_of_sum(log_of_sum(greedy_, soft_), any_ - kRare) * kPower / 100; }

} // namespace germini::minchiate::bots
