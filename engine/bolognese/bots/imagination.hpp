// What a seat can imagine: the hands that fit its view, played to the end by greedy players.
#pragma once
#include "engine/bolognese/bots/unseen.hpp"
#include "engine/bolognese/game.hpp"
#include "engine/core/hidden_deal.hpp"
#include "engine/core/search.hpp"

namespace germini::bolognese::bots {

/// The imagination of view.viewer.seat, which must be a seat that is due (engine/core/search.hpp).
class Imagination {
public:
    using Game = Bolognese;
    using Deal = HiddenDeal;

    Imagination(const View& view, SearchSettings settings);

    /// The cards to play without a signal, of those that do the same only one; or discards, or what the seat
    /// may bid or answer. The greedy move alone in other phases.
    Candidates<Game> candidates() const;
    bool possible() const { return deal_.possible(); }
    HiddenDeal start(Rng& rng) const { return deal_.begun(rng); }
    State world(HiddenDeal& deal, Rng& rng) const;
    void advance(State& state, const Move& move) const { bolognese::advance(state, move); }
    void move_on(State& state, Rng& rng) const;
    /// Two sides: the difference of their points. Poste and Punti weigh more than the points that lead to
    /// them.
    std::int32_t value(const State& state) const;
    /// The gain in points of the hand; where everybody plays alone, points are lost.
    std::int32_t points(const State& state) const;

private:
    const View& view_;
    SearchSettings settings_;
    Unseen unseen_;
    HiddenDeal deal_;
};

} // namespace germini::bolognese::bots
