// How well a world explains the cards that the others have played.
#pragma once
#include "engine/minchiate/view.hpp"

#include <vector>

namespace germini::minchiate::bots {

/// Each other player is taken to be of one of three kinds. One plays the greedy card but for one play in 32.
/// One is guided by the greedy bot's judgement but not strictly, and plays any card one time in five. One of
/// a thousand always plays any card: so somebody who proves to play at random is not believed to mean
/// anything.
class Plausibility {
public:
    /// Reads the public course of the hand; `world` is any world that fits the view.
    Plausibility(const View& view, const State& world);

    /// False if there is nothing to explain: few cards are played, or a hand lies open.
    bool useful() const { return !plays_.empty(); }
    /// The logarithm (log_scale.hpp) of how likely the others would have played as they did in the world,
    /// softened by the power 7/10, but for a constant. Once it is below `least`, any number below `least` is
    /// returned.
    int of(const State& world, int least) const;

private:
    /// A play of another seat, and what was public at that moment.
    struct Play {
        Seat seat{};
        Card card = kNoCard;
        PublicState table;
        CardSet from_here; ///< the cards that the seat has played from this moment on
        BySeat<std::uint8_t> hand_counts{}, put_down_counts{};
        std::uint8_t fola_count = 0;
    };
    static InformationState information(const Play& play, const State& world);

    std::vector<Play> plays_;
};

} // namespace germini::minchiate::bots
