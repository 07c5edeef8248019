// A random pack for a hand: every order, equally likely; it is not cut.
#pragma once
#include "engine/core/shuffle.hpp"
#include "engine/siciliano/pack.hpp"

#include <span>

namespace germini::siciliano {

/// Shuffles the 63 cards, starting from ascending numbers.
template <class Source> Pack draw_pack(Source& source) {
    Pack pack{};
    std::size_t i = 0;
    for (Card card : kWholePack) pack[i++] = card;
    shuffle(std::span<Card>(pack), source);
    return pack;
}

} // namespace germini::siciliano
