// How likely players of several kinds would have played as one did.
#pragma once
#include "engine/core/card.hpp"

#include <span>

namespace germini::minchiate::bots {

/// The worth of playing a card rather than keeping it, in sixteenths of a point.
struct CardWorth {
    Card card = kNoCard;
    int worth = 0;
};

/// A player is of one of three kinds. One plays the greedy card but for one play in 32. One is guided by the
/// greedy bot's judgement but not strictly, and plays any card one time in five. One of a thousand always
/// plays any card: so somebody who proves to play at random is not believed to mean anything.
class Habits {
public:
    /// The player has played one of these cards, of which there are at least two.
    void add(std::span<const CardWorth> worths, Card played);
    /// The logarithm (log_scale.hpp) of the likelihood of all plays, softened by the power 7/10, but for a
    /// constant.
    int likelihood() const;

private:
    int greedy_ = 0, soft_ = 0, any_ = 0;
};

} // namespace germini::minchiate::bots
