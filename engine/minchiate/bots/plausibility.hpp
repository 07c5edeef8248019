// How well a world explains the cards that the others have played.
#pragma once
#include "engine/minchiate/view.hpp"

namespace germini::minchiate::bots {

class Plausibility {
public:
    /// Keeps a reference to the view.
    explicit Plausibility(const View& view);

    /// False if there is nothing to explain: few cards are played, or a hand lies open.
    bool useful() const { return useful_; }
    /// The logarithm (log_scale.hpp) of how likely greedy players would have played in the world as the
    /// others did. Softened, because nobody plays exactly so: the square root of the likelihood, with one
    /// play in twenty left to chance.
    int of(const State& world) const;

private:
    State first_lead(const State& world) const;

    const View& view_;
    bool useful_ = false;
};

} // namespace germini::minchiate::bots
