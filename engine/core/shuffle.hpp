// The shuffle, specified to the bit, so that every program that knows the random words gets the same pack.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace germini {

/// A number from 0 to n−1, each equally likely, from a source of 32-bit words: the source is called for a
/// word w until w < 2^32 − (2^32 mod n); the number is w mod n. n must not be 0.
template <class Source> std::uint32_t below(std::uint32_t n, Source& source) {
    for (;;) {
        const std::uint32_t word = source();
        const std::uint32_t number = word % n,
                            block = word - number; // the block of n words that word lies in
        if (block <= ~n + 1u) return number;       // it ends at or before 2^32
    }
}

/// Fisher–Yates from the top: for i = 0, 1, …, the card at i changes places with one drawn from i … last by
/// below().
template <class T, class Source> void shuffle(std::span<T> cards, Source& source) {
    for (std::size_t i = 0; i + 1 < cards.size(); ++i) {
        const std::size_t j = i + below(static_cast<std::uint32_t>(cards.size() - i), source);
        std::swap(cards[i], cards[j]);
    }
}

} // namespace germini
