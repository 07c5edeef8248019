// The reason for a bot's move as one of its game's words, shown to a person who asks for a hint.
#pragma once
#include "engine/core/card.hpp"
#include "engine/core/seat.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
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

/// The first terms of a card's worth in games with partners: to take the trick, to bring the card home, and
/// to spare others.
inline constexpr std::size_t kTakes = 0, kBringsHome = 1, kSpares = 2;

/// A card that a seat plays to a trick.
struct CardInTrick {
    Seat seat = kNoSeat, partner = kNoSeat;
    Seat winner = kNoSeat; ///< who wins the trick so far with it
    bool partner_played = false;
    bool leads = false;
    bool gains = false; ///< it is worth more played than kept: its term kBringsHome is positive
    bool lost = false;  ///< it hardly takes the trick
};

/// Returns the word for a decisive term of these three, true of the trick; empty for another term.
constexpr std::string_view word_in_trick(std::size_t term, const CardInTrick& card) {
    const bool is_partners = !card.leads && card.partner != kNoSeat && card.winner == card.partner;
    // The card itself is not brought home, another one would be lost; or no card wins the trick.
    if (term == kBringsHome && !card.gains) term = kSpares;
    if (term == kTakes && !card.leads && card.winner != card.seat) term = kSpares;
    switch (term) {
    case kTakes:
        return "takes";
    case kBringsHome:
        return is_partners ? "partner_takes" : "brings_home";
    case kSpares:
        if (card.leads) return "risks_least";
        if (!card.lost) return "spares";
        if (is_partners) return "partner_takes";
        // The partner may still win it.
        return card.partner == kNoSeat || card.partner_played ? "lost" : "spares";
    default:
        return {};
    }
}

} // namespace germini
