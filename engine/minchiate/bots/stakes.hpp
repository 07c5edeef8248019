// What it is worth to a side that a card comes home rather than falls to the others.
#pragma once
#include "engine/minchiate/bots/knowledge.hpp"

namespace germini::minchiate::bots {

/// Points between winning a card and losing it, in sixteenths: three times its own value (PLAY-9), and what
/// it does for the versicole that either side can still make.
inline constexpr int kPoint = 16;

class Stakes {
public:
    explicit Stakes(const Knowledge& knowledge);
    int of(Card card) const { return worth_[static_cast<std::size_t>(index(card))]; }

private:
    std::array<std::int16_t, kCardNumbers> worth_{};
};

} // namespace germini::minchiate::bots
