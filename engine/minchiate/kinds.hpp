// The five kinds of cards, and which cards of its kind beat a card.
#pragma once
#include "engine/core/claim.hpp"
#include "engine/minchiate/pack.hpp"

#include <array>

namespace germini::minchiate {

/// The kinds that a hand may lack: the four suits, then the trumps.
inline constexpr int kTrumpKind = kSuits, kKinds = kSuits + 1;
/// The kind of a card; the card must not be the Matto.
constexpr int kind_of(Card card) { return is_trump(card) ? kTrumpKind : static_cast<int>(suit_of(card)); }
constexpr CardSet cards_of_kind(int kind) {
    return kind == kTrumpKind ? kTrumpCards : suit_cards(static_cast<Suit>(kind));
}
/// The cards of the same kind that beat each card.
inline constexpr std::array<CardSet, kCardNumbers> kHigherCards = [] {
    std::array<CardSet, kCardNumbers> all{};
    for (const Card card : kWholePack - CardSet(kMatto))
        for (const Card other : cards_of_kind(kind_of(card)))
            if (index(other) > index(card)) all[static_cast<std::size_t>(index(card))].add(other);
    return all;
}();
constexpr CardSet higher_cards(Card card) { return kHigherCards[static_cast<std::size_t>(index(card))]; }

/// True if both are of one kind and none of `others` is between them.
constexpr bool beside(Card low, Card high, CardSet others) {
    return kind_of(low) == kind_of(high) && !others.meets(higher_cards(low) - higher_cards(high));
}

/// How cards win tricks, for claims.
inline constexpr Ranks kRanks{
    kTrumpCards,
    {suit_cards(Suit{0}), suit_cards(Suit{1}), suit_cards(Suit{2}), suit_cards(Suit{3})},
    higher_cards};

} // namespace germini::minchiate
