#include "engine/minchiate/bots/likely_deal.hpp"

#include "engine/core/log_scale.hpp"

namespace germini::minchiate::bots {
namespace {

// Steps to a likely distribution, and from one of a series to the next. The search takes the distributions
// of a series for independent: with only 4 steps between them it believed its means too early, and lost more
// than it gained by the steps saved.
constexpr int kFirstSteps = 600, kMoreSteps = 20;
constexpr std::size_t kCardsPerExchange = 16; // a step of the walk tries one exchange for so many cards

// True as often as the factor of likelihood says; always if it is not below one.
bool accepts(int log, Rng& rng) {
    constexpr unsigned kUnused = 2; // bits of a random number beyond the 30 of power_below_one()
    return log >= 0 || rng() >> kUnused < power_below_one(-log);
}

} // namespace

void LikelyDeal::explain(const Unseen& unseen, const View& view, Rng& rng) {
    const State world = filled(unseen, view, deal_);
    Plausibility plausibility(view, world);
    if (!plausibility.useful()) return;
    log_ = plausibility.of(world);
    plausibility_ = std::move(plausibility);
    walk(kFirstSteps, unseen, view, rng);
}

State LikelyDeal::next(const Unseen& unseen, const View& view, Rng& rng) {
    if (plausibility_)
        walk(kMoreSteps, unseen, view, rng);
    else
        deal_.shuffle(HiddenDeal::kMoreSteps, rng);
    return filled(unseen, view, deal_);
}

void LikelyDeal::walk(int steps, const Unseen& unseen, const View& view, Rng& rng) {
    const std::size_t exchanges = deal_.size() / kCardsPerExchange + 1;
    for (int i = 0; i < steps; ++i) {
        HiddenDeal proposed = deal_;
        proposed.step(exchanges, rng);
        const int log = plausibility_->of(filled(unseen, view, proposed));
        if (!accepts(log - log_, rng)) continue;
        deal_ = proposed;
        log_ = log;
    }
}

} // namespace germini::minchiate::bots
