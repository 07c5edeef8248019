// A random pack for a hand: every order that CUT-1 allows, equally likely.
#pragma once
#include "engine/core/shuffle.hpp"
#include "engine/minchiate/deal.hpp"

#include <span>

namespace germini::minchiate {

/// Shuffles the 97 cards, starting from ascending numbers. If the rules require a plain bottom card, the
/// whole pack is shuffled again until it has one (CUT-1): 97/52 shuffles on average.
template <class Source> Pack draw_pack(const Rules& rules, Source& source) {
    Pack pack{};
    do {
        std::size_t i = 0;
        for (Card card : kWholePack) pack[i++] = card;
        shuffle(std::span<Card>(pack), source);
    } while (!bottom_card_allowed(pack, rules));
    return pack;
}

} // namespace germini::minchiate
