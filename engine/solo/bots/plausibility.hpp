// How well a world explains the cards that the others have played.
#pragma once
#include "engine/solo/view.hpp"

#include <vector>

namespace germini::solo::bots {

/// Each other player has the habits of engine/minchiate/bots/habits.hpp.
class Plausibility {
public:
    /// Reads the public course of the hand.
    explicit Plausibility(const View& view);

    /// False if there is nothing to explain: few cards are played, or a hand lies open.
    bool useful() const { return !plays_.empty(); }
    /// The logarithm (log_scale.hpp) of how likely the others would have played as they did in the world.
    int of(const State& world);

private:
    /// A play of another seat, and what was public at that moment.
    struct Play {
        Seat seat;
        Card card = kNoCard;
        PublicState table;
        CardSet from_here; ///< the cards that the seat has played from this moment on
    };
    struct Judgement {
        CardSet hand;
        int log = 0;
    };
    static constexpr std::size_t kRemembered = 256; ///< judgements of each seat

    int judge(Seat seat, CardSet hand) const;

    Seat me_;
    std::vector<Play> plays_;
    BySeat<std::vector<Judgement>> judgements_;
};

} // namespace germini::solo::bots
