#include "engine/core/deal_learner.hpp"

#include "engine/core/log_scale.hpp"

namespace germini {
namespace {

constexpr std::int64_t kWhole = 1 << 14;           // parts that make a certainty
constexpr std::int64_t kFewest = kWhole * 3 / 100; // added to a chance, so that rare places are not overrated

int log_of(std::int64_t parts) {
    static_assert(kWhole + kFewest <= 1 << 15);
    return log_of_part(static_cast<std::uint32_t>(parts << 15));
}

} // namespace

// The more the weights differ, the fewer draws decide. Then all are softened until a sample remains.
void DealLearner::weigh() {
    constexpr std::size_t kSample = kDraws * 3 / 10;
    constexpr int kFull = 64;
    for (int softness = kFull; softness > 0; softness = softness * 7 / 8) {
        std::uint64_t squares = 0;
        sum_ = 0;
        for (Draw& draw : draws_) {
            draw.weight = power_below_one(-draw.log * softness / kFull) >> 10; // up to 2^20
            sum_ += draw.weight;
            squares += draw.weight * draw.weight;
        }
        effective_ = static_cast<std::int64_t>(sum_ * sum_ / squares);
        if (effective_ >= static_cast<std::int64_t>(kSample)) return;
    }
}

void DealLearner::teach(HiddenDeal& deal) const {
    for (std::size_t i = 0; i < deal.size(); ++i) {
        std::array<std::uint64_t, HiddenDeal::kMostZones> drawn{}, weighed{};
        for (const Draw& draw : draws_) {
            ++drawn[draw.zones[i]];
            weighed[draw.zones[i]] += draw.weight;
        }
        for (std::size_t zone = 0; zone < HiddenDeal::kMostZones; ++zone) {
            if (drawn[zone] == 0) continue;
            const auto before = static_cast<std::int64_t>(drawn[zone] * kWhole / kDraws);
            const std::int64_t apart = static_cast<std::int64_t>(weighed[zone] * kWhole / sum_) - before;
            if (apart == 0) continue;
            // A difference counts the less, the likelier it is by chance.
            const std::int64_t variance = before * (kWhole - before) / effective_;
            const std::int64_t after = before + apart * apart * apart / (apart * apart + variance);
            deal.lean(i, zone, log_of(after + kFewest) - log_of(before + kFewest));
        }
    }
}

} // namespace germini
