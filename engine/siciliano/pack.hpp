// The 63 cards of the Sicilian tarocchi: their numbers, order, values, sets and codes.
#pragma once
#include "engine/core/card.hpp"
#include "engine/core/cardset.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

namespace germini::siciliano {

/// Coppe, denari, spade, bastoni: the suits in the order of the codes C D S B, which also decides between
/// cards of equal rank.
enum class Suit : std::uint8_t { cups, coins, swords, batons };

inline constexpr int kCards = 63, kSuits = 4, kRanks = 11;

// Card numbers: a suit card is 11 × suit + strength, from strength 0, the 4 (of coins alone), to 10, the
// King. The Fujutu is 44; trump n is 64 + n. So a card beats another of its suit, or another trump, if its
// number is higher. The trumps are the high word of a CardSet.
inline constexpr Card kFujutu{44};
inline constexpr int kHighestTrump = 20;

constexpr Card suit_card(Suit suit, int strength) {
    return static_cast<Card>(static_cast<int>(suit) * kRanks + strength);
}
/// The pip card n, 5 to 10, or the 4 of coins.
constexpr Card pip(Suit suit, int n) { return suit_card(suit, n - 4); }
constexpr Card jack(Suit suit) { return suit_card(suit, 7); }
constexpr Card knight(Suit suit) { return suit_card(suit, 8); }
constexpr Card queen(Suit suit) { return suit_card(suit, 9); }
constexpr Card king(Suit suit) { return suit_card(suit, 10); }
/// The trump n, 0 (Miseria) to 20 (Giove).
constexpr Card trump(int n) { return static_cast<Card>(64 + n); }
inline constexpr Card kGiove = trump(20), kPicciotti = trump(1);

constexpr bool is_suit_card(Card card) { return index(card) < kSuits * kRanks; }
/// True for a trump that wins tricks; the Fujutu is not one.
constexpr bool is_trump(Card card) { return index(card) >= 64 && index(card) <= index(kGiove); }
constexpr Suit suit_of(Card card) { return static_cast<Suit>(index(card) / kRanks); }
constexpr int strength_of(Card card) { return index(card) % kRanks; }

constexpr CardSet suit_cards(Suit suit) {
    CardSet set{std::uint64_t{0x7ff} << (static_cast<int>(suit) * kRanks), 0};
    if (suit != Suit::coins) set.remove(suit_card(suit, 0));
    return set;
}
/// The set of one card of each suit.
constexpr CardSet of_each_suit(Card (*card)(Suit)) {
    CardSet set;
    for (int s = 0; s < kSuits; ++s) set.add(card(static_cast<Suit>(s)));
    return set;
}
/// The trumps from..to, both included, within 0 to 20.
constexpr CardSet trumps(int from, int to) {
    CardSet set;
    for (int n = from; n <= to; ++n) set.add(trump(n));
    return set;
}

inline constexpr CardSet kTrumps = trumps(0, kHighestTrump);
inline constexpr CardSet kDecine = CardSet(kGiove) | CardSet(kPicciotti) | CardSet(kFujutu);
inline constexpr CardSet kArie = trumps(16, 20);
inline constexpr CardSet kKings = of_each_suit(king), kQueens = of_each_suit(queen),
                         kKnights = of_each_suit(knight), kJacks = of_each_suit(jack);
/// Cards worth 5 or 10.
inline constexpr CardSet kHonours = kDecine | kArie | kKings;
static_assert(kHonours.size() == 11);
/// Carte di valore; all others are scartine.
inline constexpr CardSet kCounting = kHonours | kQueens | kKnights | kJacks;
static_assert(kCounting.size() == 23);
inline constexpr CardSet kWholePack = suit_cards(Suit::cups) | suit_cards(Suit::coins) |
                                      suit_cards(Suit::swords) | suit_cards(Suit::batons) | kTrumps |
                                      CardSet(kFujutu);
static_assert(kTrumps.size() == 21 && kWholePack.size() == kCards);

constexpr bool is_card(Card card) { return kWholePack.has(card); }

inline constexpr std::array<std::uint8_t, kCardNumbers> kValues = [] {
    std::array<std::uint8_t, kCardNumbers> values{};
    for (const auto& [cards, value] : {std::pair(kJacks, 2), std::pair(kKnights, 3), std::pair(kQueens, 4),
                                       std::pair(kHonours, 5), std::pair(kDecine, 10)})
        for (Card card : cards)
            values[static_cast<std::size_t>(index(card))] = static_cast<std::uint8_t>(value);
    return values;
}();
/// The value of a card when counted; 0 for a scartina.
constexpr int value(Card card) { return kValues[static_cast<std::size_t>(index(card))]; }
constexpr int value(CardSet cards) {
    int sum = 0;
    for (Card card : cards) sum += value(card);
    return sum;
}
/// The points of a pile counted in threes.
constexpr int card_points(CardSet pile) {
    return value(pile) - (pile & kCounting).size() + (pile.size() + 1) / 3;
}
static_assert(value(kWholePack) == 106 && card_points(kWholePack) == 104);

/// The card's code: C D S B with 4 … 10 J N Q K, T0 … T20, M. Empty for an invalid card number.
std::string_view code(Card card);
/// The card with a code; kNoCard for an unknown code.
Card card_of(std::string_view code);

/// The pack as shuffled, top card first.
using Pack = std::array<Card, kCards>;

} // namespace germini::siciliano
