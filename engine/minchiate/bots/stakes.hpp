// The stake of a card: what a side gains by winning it rather than losing it.
#pragma once
#include "engine/minchiate/bots/knowledge.hpp"

namespace germini::minchiate::bots {

/// Units per point. A stake is the difference between winning a card and losing it, in sixteenths of a point.
/// It is three times the card's own value (PLAY-9), plus its use for the versicole that either side can still
/// make.
inline constexpr int kPoint = 16;

class Stakes {
public:
    /// Keeps a reference to the knowledge.
    explicit Stakes(const Knowledge& knowledge);
    int worth_of(Card card) const;

private:
    Chance ours_in_the_end(Card card) const;

    const Knowledge& k_;
    CardSet ours_, theirs_;        // cards in the piles
    CardSet partners_, opponents_; // cards that others have shown and still hold
};

} // namespace germini::minchiate::bots
