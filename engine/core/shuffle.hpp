// The shuffle, specified to the bit: every program that knows the random numbers gets the same pack.
#pragma once
#include "engine/core/cardset.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace germini {

/// Returns a number from 0 to n−1, uniformly distributed. Draws 32-bit numbers w from the source until w <
/// 2^32 − (2^32 mod n); the result is w mod n. n must not be 0.
template <class Source> std::uint32_t below(std::uint32_t n, Source& source) {
    for (;;) {
        const std::uint32_t word = source();
        const std::uint32_t number = word % n,
                            block = word - number; // start of the block of n numbers that contains `word`
        if (block <= ~n + 1u) return number;       // the block ends at or before 2^32
    }
}

/// Fisher–Yates from the top: for i = 0, 1, …, the card at i is swapped with one drawn from i … last by
/// below().
template <class T, class Source> void shuffle(std::span<T> cards, Source& source) {
    for (std::size_t i = 0; i + 1 < cards.size(); ++i) {
        const std::size_t j = i + below(static_cast<std::uint32_t>(cards.size() - i), source);
        std::swap(cards[i], cards[j]);
    }
}

/// These cards in random order, shuffled from ascending numbers; `Pack` is an array of as many.
template <class Pack, class Source> Pack shuffled(CardSet cards, Source& source) {
    Pack pack{};
    std::size_t i = 0;
    for (const Card card : cards) pack[i++] = card;
    shuffle(std::span<Card>(pack), source);
    return pack;
}

} // namespace germini
