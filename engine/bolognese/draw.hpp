// A random pack for a hand: every order, equally likely (D-24: it is not cut).
#pragma once
#include "engine/bolognese/pack.hpp"
#include "engine/core/shuffle.hpp"

#include <span>

namespace germini::bolognese {

/// Shuffles the 62 cards, starting from ascending numbers.
template <class Source> Pack draw_pack(Source& source) {
    Pack pack{};
    std::size_t i = 0;
    for (Card card : kWholePack) pack[i++] = card;
    shuffle(std::span<Card>(pack), source);
    return pack;
}

} // namespace germini::bolognese
