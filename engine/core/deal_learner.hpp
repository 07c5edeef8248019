// Learns from the moves of the others where the unseen cards probably are (the cross-entropy method:
// Rubinstein 1999). Integers alone, so that the result is the same on every machine.
#pragma once
#include "engine/core/hidden_deal.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace germini {

/// Rounds are worth their time up to about this number.
inline constexpr int kLearningRounds = 6;

/// One round: draws distributions, weighs each by how well it explains the moves, and makes the deal lean
/// towards the places that cards have in the weightiest.
class DealLearner {
public:
    /// `plausibility(deal, least)` returns the logarithm (log_scale.hpp) of how likely the moves are in the
    /// deal's present distribution, but for a constant; below `least`, any number below it.
    static void round(HiddenDeal& deal, Rng& rng, const auto& plausibility) {
        DealLearner learner;
        int most = kNothing;
        for (Draw& draw : learner.draws_) {
            deal.shuffle(HiddenDeal::kMoreSteps, rng);
            // Distributions that the deal leans towards come more often and weigh less.
            const int leaning = deal.leaning();
            draw.log = plausibility(deal, most - kHopeless + leaning) - leaning;
            most = std::max(most, draw.log);
            for (std::size_t i = 0; i < deal.size(); ++i)
                draw.zones[i] = static_cast<std::uint8_t>(deal.zone_at(i));
        }
        for (Draw& draw : learner.draws_) draw.log = std::max(draw.log - most, -kHopeless);
        learner.weigh();
        learner.teach(deal);
    }

private:
    static constexpr std::size_t kDraws = 128;
    static constexpr int kHopeless = 12 * 64; // a draw that weighs 2^-12 of another need not be judged
    static constexpr int kNothing = -(1 << 24);

    struct Draw {
        std::array<std::uint8_t, kCardNumbers> zones{};
        int log = 0;
        std::uint64_t weight = 0;
    };

    void weigh();
    void teach(HiddenDeal& deal) const;

    std::array<Draw, kDraws> draws_;
    std::uint64_t sum_ = 0;      ///< of the weights
    std::int64_t effective_ = 1; ///< the number of equal weights that would be as good a sample
};

} // namespace germini
