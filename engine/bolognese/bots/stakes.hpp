// What it is worth to a side that a card comes home rather than falls to the others.
#pragma once
#include "engine/bolognese/pack.hpp"

#include <array>
#include <cstdint>

namespace germini::bolognese::bots {

/// In points, roughly: what the card is counted at, and its share of the combinations that it may complete,
/// which one side has where the other has not.
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
