// The pack on its way to the hands: what the cutter robs, and what is dealt (ROB-1 … ROB-5).
#pragma once
#include "engine/minchiate/pack.hpp"

#include <algorithm>
#include <cstddef>

namespace germini::minchiate {

/// ROB-1 … ROB-4: the cards that the cutter robs from the bottom of the lifted packet upwards, at most
/// `limit`.
inline CardList robbed_from(const Pack& pack, int lifted, int limit) {
    CardList cards;
    for (int i = lifted - 1; i >= std::max(0, lifted - limit); --i) {
        const Card card = pack[static_cast<std::size_t>(i)];
        if (!kRobbable.has(card)) break;
        cards.push_back(card);
    }
    return cards;
}

/// The pack after the cut, from the top: the lower part, then what is left of the lifted packet (ROB-5).
class Stock {
public:
    Stock(const Pack& pack, int lifted, int robbed) {
        for (int i = lifted; i < kCards; ++i) cards_[size_++] = pack[static_cast<std::size_t>(i)];
        for (int i = 0; i < lifted - robbed; ++i) cards_[size_++] = pack[static_cast<std::size_t>(i)];
    }
    int left() const { return static_cast<int>(size_ - top_); }
    Card top() const { return cards_[top_]; }
    Card take() { return cards_[top_++]; }
    CardList take(int count) {
        CardList run;
        for (int i = 0; i < count; ++i) run.push_back(take());
        return run;
    }

private:
    Pack cards_{};
    std::size_t top_ = 0, size_ = 0;
};

} // namespace germini::minchiate
