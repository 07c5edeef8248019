// The distributions of the unseen cards that explain what the others have played.
#pragma once
#include "engine/core/hidden_deal.hpp"
#include "engine/core/log_scale.hpp"
#include "engine/core/rng.hpp"

#include <optional>
#include <utility>

namespace germini {

/// A walk through the distributions that a view allows. Each step proposes another one; the less well it
/// explains the moves of the others, the more often it is refused, so that in the long run each distribution
/// comes as often as it is likely (Metropolis and others 1953).
///
/// Plausibility::useful()   false if there is nothing to explain
/// Plausibility::of(state)  the logarithm (log_scale.hpp) of how likely the others would have played as they
/// did
template <class Plausibility> class LikelyDeal {
public:
    /// `deal` must be possible and shuffled. All distributions are equally likely until explain() is called.
    explicit LikelyDeal(const HiddenDeal& deal) : deal_(deal) {}

    const HiddenDeal& deal() const { return deal_; }
    /// Walks to a likely distribution. `filled(deal)` returns the state in which the unseen cards lie that
    /// way.
    void explain(Plausibility plausibility, const auto& filled, Rng& rng) {
        if (!plausibility.useful()) return;
        log_ = plausibility.of(filled(deal_));
        plausibility_ = std::move(plausibility);
        walk(kFirstSteps, filled, rng);
    }
    /// Moves on to another distribution, and returns its state.
    auto next(const auto& filled, Rng& rng) {
        if (plausibility_)
            walk(kMoreSteps, filled, rng);
        else
            deal_.shuffle(HiddenDeal::kMoreSteps, rng);
        return filled(deal_);
    }

private:
    // Steps to a likely distribution, and from one of a series to the next. The search takes the
    // distributions of a series for independent: with only 4 steps between them it believed its means too
    // early, and lost more than it gained by the steps saved.
    static constexpr int kFirstSteps = 600, kMoreSteps = 20;
    static constexpr std::size_t kCardsPerExchange = 16; // a step tries one exchange for so many cards

    // True as often as the factor of likelihood says; always if it is not below one.
    static bool accepts(int log, Rng& rng) {
        constexpr unsigned kUnused = 2; // bits of a random number beyond the 30 of power_below_one()
        return log >= 0 || rng() >> kUnused < power_below_one(-log);
    }
    void walk(int steps, const auto& filled, Rng& rng) {
        const std::size_t exchanges = deal_.size() / kCardsPerExchange + 1;
        for (int i = 0; i < steps; ++i) {
            HiddenDeal proposed = deal_;
            proposed.step(exchanges, rng);
            const int log = plausibility_->of(filled(proposed));
            if (!accepts(log - log_, rng)) continue;
            deal_ = proposed;
            log_ = log;
        }
    }

    HiddenDeal deal_;
    std::optional<Plausibility> plausibility_;
    int log_ = 0; ///< of the current distribution's likelihood
};

} // namespace germini
