// Why a bot plays what it plays, in a word of its game: what a person who asks for a hint is told.
#pragma once
#include "engine/core/card.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace germini {

/// What playing a card is worth, term by term; the sum is what a bot goes by.
template <std::size_t N> using Terms = std::array<int, N>;

template <std::size_t N> constexpr int sum(const Terms<N>& terms) {
    int all = 0;
    for (const int term : terms) all += term;
    return all;
}

/// The term by which the chosen stands out: farthest above the mean of the others, of which there is one at
/// least.
template <std::size_t N>
constexpr std::size_t telling_term(const Terms<N>& chosen, std::span<const Terms<N>> others) {
    const auto above = [&](std::size_t term) {
        int all = 0;
        for (const Terms<N>& other : others) all += other[term];
        return chosen[term] * static_cast<int>(others.size()) - all;
    };
    std::size_t most = 0;
    for (std::size_t term = 1; term < N; ++term)
        if (above(term) > above(most)) most = term;
    return most;
}

/// The same for one of several cards, each worth what `worth(card)` says.
std::size_t telling_term(const auto& cards, Card chosen, const auto& worth) {
    std::vector<decltype(worth(chosen))> others;
    for (const Card card : cards)
        if (card != chosen) others.push_back(worth(card));
    return telling_term(worth(chosen), std::span(std::as_const(others)));
}

} // namespace germini
