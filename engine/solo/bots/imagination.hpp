// What a seat can imagine: the hands that fit its view, played to the end by greedy players.
#pragma once
#include "engine/core/likely_deal.hpp"
#include "engine/core/search.hpp"
#include "engine/solo/bots/plausibility.hpp"
#include "engine/solo/bots/unseen.hpp"
#include "engine/solo/game.hpp"

namespace germini::solo::bots {

/// The imagination of view.viewer.seat, which must be a seat that is due (engine/core/search.hpp).
class Imagination {
public:
    using Game = Solo;
    using Deal = LikelyDeal<Plausibility>;

    Imagination(const View& view, SearchSettings settings);

    /// The cards to play, of those that do the same only one; or discards; or both answers to going out. The
    /// greedy move alone in other phases.
    Candidates<Game> candidates() const;
    bool possible() const { return deal_.possible(); }
    Deal start(Rng& rng) const;
    State world(Deal& deal, Rng& rng) const;
    void advance(State& state, const Move& move) const { solo::advance(state, move); }
    void move_on(State& state, Rng& rng) const;
    /// The seat's result, in points.
    std::int32_t value(const State& state) const { return at(state.amounts, view_.viewer.seat); }

private:
    auto filler() const {
        return [this](const HiddenDeal& deal) { return filled(unseen_, deal); };
    }

    const View& view_;
    SearchSettings settings_;
    Unseen unseen_;
    HiddenDeal deal_;
};

} // namespace germini::solo::bots
