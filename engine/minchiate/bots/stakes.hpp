// The stake of a card: what a side gains by winning it rather than losing it.
#pragma once
#include "engine/minchiate/bots/knowledge.hpp"

namespace germini::minchiate::bots {

/// Units per point. A stake is the difference between winning a card and losing it, in sixteenths of a point.
/// It is three times the card's own value (PLAY-9), plus its use for the versicole that either side can still
/// make.
inline constexpr int kPoint = 16;

/// The cards without a stake in any hand: they count nothing and belong to no versicola.
inline constexpr CardSet kWithoutStake = kWholePack - kCounting - CardSet(trump(29));

class Stakes {
public:
    explicit Stakes(const Knowledge& knowledge);
    int worth_of(Card card) const;

private:
    // A rough chance that a card of a versicola ends up with our side, judged without looking at the play.
    Chance ours_in_the_end(Card card) const { return ours_[static_cast<std::size_t>(index(card))]; }

    CardSet fola_;
    std::array<Chance, kCardNumbers> ours_;
};

} // namespace germini::minchiate::bots
