// The distributions of the unseen cards that explain what the others have played.
#pragma once
#include "engine/core/rng.hpp"
#include "engine/minchiate/bots/plausibility.hpp"
#include "engine/minchiate/bots/unseen.hpp"

#include <optional>

namespace germini::minchiate::bots {

/// A walk through the distributions that a view allows. Each step proposes another one; the less well it
/// explains the moves of the others, the more often it is refused, so that in the long run each distribution
/// comes as often as it is likely (Metropolis and others 1953).
class LikelyDeal {
public:
    /// `deal` must be possible and shuffled. All distributions are equally likely until explain() is called.
    explicit LikelyDeal(const HiddenDeal& deal) : deal_(deal) {}

    /// Walks to a likely distribution.
    void explain(const Unseen& unseen, const View& view, Rng& rng);
    /// Moves on to another distribution, and returns the state in which the unseen cards lie that way.
    State next(const Unseen& unseen, const View& view, Rng& rng);

private:
    void walk(int steps, const Unseen& unseen, const View& view, Rng& rng);

    HiddenDeal deal_;
    std::optional<Plausibility> plausibility_;
    int log_ = 0; ///< of the current distribution's likelihood
};

} // namespace germini::minchiate::bots
