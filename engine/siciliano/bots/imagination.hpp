// What a seat can imagine: the hands that fit its view, played to the end by greedy players.
#pragma once
#include "engine/core/hidden_deal.hpp"
#include "engine/core/search.hpp"
#include "engine/siciliano/bots/unseen.hpp"
#include "engine/siciliano/game.hpp"

namespace germini::siciliano::bots {

/// The imagination of view.viewer.seat, which must be a seat that is due (engine/core/search.hpp).
class Imagination {
public:
    using Game = Siciliano;
    using Deal = HiddenDeal;

    Imagination(const View& view, SearchSettings settings);

    /// The cards to play, each with the greedy calls; true words and Tengo or silence; mischio and tengo;
    /// discards of the cards that the greedy bot would miss least. To turn up cards, the greedy move alone.
    /// Of cards that do the same, only one.
    Candidates<Game> candidates() const;
    bool possible() const { return deal_.possible(); }
    HiddenDeal start(Rng& rng) const { return deal_.begun(rng); }
    State world(HiddenDeal& deal, Rng& rng) const;
    void advance(State& state, const Move& move) const { siciliano::advance(state, move); }
    void move_on(State& state, Rng& rng) const;
    /// The difference of the sides' gains.
    std::int32_t value(const State& state) const;

private:
    const View& view_;
    SearchSettings settings_;
    Unseen unseen_;
    HiddenDeal deal_;
};

} // namespace germini::siciliano::bots
