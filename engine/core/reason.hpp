// The reason for a bot's move as one of its game's words, shown to a person who asks for a hint.
#pragma once
#include "engine/core/card.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace germini {

/// The worth of playing a card, term by term; a bot decides by the sum.
template <std::size_t N> using Terms = std::array<int, N>;

template <std::size_t N> constexpr int sum(const Terms<N>& terms) {
    int all = 0;
    for (const int term : terms) all += term;
    return all;
}

/// The term that sets the chosen card apart: the one farthest above the mean of the others. `others` must not
/// be empty.
template <std::size_t N>
constexpr std::size_t decisive_term(const Terms<N>& chosen, std::span<const Terms<N>> others) {
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

/// The same for one of several cards; `worth(card)` returns a card's terms.
std::size_t decisive_term(const auto& cards, Card chosen, const auto& worth) {
    std::vector<decltype(worth(chosen))> others;
    for (const Card card : cards)
        if (card != chosen) others.push_back(worth(card));
    return decisive_term(worth(chosen), std::span(std::as_const(others)));
}

} // namespace germini
