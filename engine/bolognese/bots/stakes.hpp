// The stake of a card: what a side gains by winning it rather than losing it.
#pragma once
#include "engine/bolognese/pack.hpp"

#include <array>
#include <cstdint>

namespace germini::bolognese::bots {

/// The stakes, roughly in points: the card's counted value, and its share of the combinations it may
/// complete. A combination counts for one side and against the other.
inline constexpr std::array<std::uint8_t, kCardNumbers> kStakes = [] {
    std::array<std::uint8_t, kCardNumbers> stakes{};
    const auto set = [&stakes](CardSet cards, int points) {
        for (Card card : cards)
            stakes[static_cast<std::size_t>(index(card))] = static_cast<std::uint8_t>(points);
    };
    set(kPips, 1);
    set(kScavezzo, 5);
    set(kMoriCards, 10);
    set(kAces, 9);
    set(kJacks, 12);
    set(kKnights, 14);
    set(kQueens, 16);
    set(kKings, 24);
    set(kRosse, 14);
    set(CardSet(kMondo), 24);
    set(CardSet(kBegato), 36);
    set(CardSet(kAngelo), 36);
    set(CardSet(kMatto), 36);
    return stakes;
}();
constexpr int stake(Card card) { return kStakes[static_cast<std::size_t>(index(card))]; }

} // namespace germini::bolognese::bots
