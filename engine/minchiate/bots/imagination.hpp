// What a seat can imagine: the hands that fit its view, played to the end by greedy players.
#pragma once
#include "engine/core/likely_deal.hpp"
#include "engine/core/search.hpp"
#include "engine/minchiate/bots/plausibility.hpp"
#include "engine/minchiate/bots/unseen.hpp"
#include "engine/minchiate/game.hpp"

namespace germini::minchiate::bots {

/// The imagination of view.viewer.seat, which must be a seat that is due (engine/core/search.hpp).
class Imagination {
public:
    using Game = Minchiate;
    using Deal = LikelyDeal<Plausibility>;

    Imagination(const View& view, SearchSettings settings);

    /// The cards to play, of those that do the same only one; or discards. The greedy move alone in other
    /// phases.
    Candidates<Game> candidates() const;
    bool possible() const { return deal_.possible(); }
    Deal start(Rng& rng) const;
    State world(Deal& deal, Rng& rng) const;
    void advance(State& state, const Move& move) const { minchiate::advance(state, move); }
    void move_on(State& state, Rng& rng) const;
    /// The side's gain in points, with resti weighed by what is left of the hand.
    std::int32_t value(const State& state) const;
    /// The side's gain in points; those of resti won in play included.
    std::int32_t points(const State& state) const;

private:
    /// What is good for side 0 as it is for the seat's own side.
    std::int32_t own(std::int32_t lead) const {
        return index(side_of(view_.viewer.seat)) == 0 ? lead : -lead;
    }

    auto filler() const {
        return [this](const HiddenDeal& deal) { return filled(unseen_, view_, deal); };
    }

    const View& view_;
    SearchSettings settings_;
    Unseen unseen_;
    HiddenDeal deal_;
};

} // namespace germini::minchiate::bots
