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
    explicit Stakes(const Knowledge& knowledge);
    int worth_of(Card card) const { return worth_[static_cast<std::size_t>(index(card))]; }

private:
    std::array<std::int16_t, kCardNumbers> worth_{};
};

} // namespace germini::minchiate::bots
