// The 97 cards (CARD-1 … CARD-9): their numbers, order, values and codes.
#pragma once
#include "engine/core/card.hpp"
#include "engine/core/cardset.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace germini::minchiate {

/// The suits in the order of the codes C D S B; ties are broken in this order too (D-9).
enum class Suit : std::uint8_t { cups, coins, swords, batons };

inline constexpr int kCards = 97, kSuits = 4, kSuitCards = 14, kTrumps = 40;

// Card numbers: a suit card is 14 × suit + strength, from strength 0, the weakest, to 13, the King (CARD-2,
// CARD-3). The Matto is 56; trump n is 63 + n. So a card beats another of its suit, or another trump, if its
// number is higher. The trumps are the high word of a CardSet.
inline constexpr int kKingStrength = 13;
inline constexpr Card kMatto{56};

constexpr Card suit_card(Suit suit, int strength) {
    return static_cast<Card>(static_cast<int>(suit) * kSuitCards + strength);
}
constexpr Card king(Suit suit) { return suit_card(suit, kKingStrength); }
constexpr Card trump(int n) { return static_cast<Card>(63 + n); }

constexpr bool is_trump(Card card) { return index(card) >= 64 && index(card) < 64 + kTrumps; }
constexpr bool is_suit_card(Card card) { return index(card) < kSuits * kSuitCards; }
constexpr bool is_card(Card card) { return is_suit_card(card) || card == kMatto || is_trump(card); }
/// The trump's number, 1 … 40; the card must be a trump.
constexpr int trump_number(Card card) { return index(card) - 63; }
constexpr Suit suit_of(Card card) { return static_cast<Suit>(index(card) / kSuitCards); }
constexpr int strength(Card card) { return index(card) % kSuitCards; }

constexpr CardSet suit_cards(Suit suit) {
    return {std::uint64_t{0x3fff} << (static_cast<int>(suit) * kSuitCards), 0};
}
/// The number of cards of each suit in a set, cups first.
constexpr std::array<std::uint8_t, kSuits> suit_counts(CardSet cards) {
    std::array<std::uint8_t, kSuits> counts{};
    for (int s = 0; s < kSuits; ++s)
        counts[static_cast<std::size_t>(s)] =
            static_cast<std::uint8_t>((cards & suit_cards(static_cast<Suit>(s))).size());
    return counts;
}
inline constexpr CardSet kTrumpCards{0, (std::uint64_t{1} << kTrumps) - 1};
inline constexpr CardSet kSuitCardsAll{(std::uint64_t{1} << 56) - 1, 0};
inline constexpr CardSet kWholePack{(std::uint64_t{1} << 57) - 1, (std::uint64_t{1} << kTrumps) - 1};
static_assert(kWholePack.size() == kCards);

/// The trumps from..to, both included; 1 ≤ from ≤ to.
constexpr CardSet trumps(int from, int to) {
    return {0, ((std::uint64_t{1} << (to - from + 1)) - 1) << (from - 1)};
}

inline constexpr CardSet kKings = [] {
    CardSet set;
    for (int s = 0; s < kSuits; ++s) set.add(king(static_cast<Suit>(s)));
    return set;
}();

/// CARD-6: the cards with a value of their own; all others are worth nothing.
inline constexpr CardSet kWorth10 = trumps(36, 40);
inline constexpr CardSet kWorth5 = trumps(30, 35) | trumps(28, 28) | trumps(20, 20) | trumps(13, 13) |
                                   trumps(10, 10) | trumps(1, 1) | CardSet(kMatto) | kKings;
inline constexpr CardSet kWorth3 = trumps(2, 5);
inline constexpr std::array<std::uint8_t, kCardNumbers> kValues = [] {
    std::array<std::uint8_t, kCardNumbers> value{};
    for (Card card : kWorth10) value[static_cast<std::size_t>(index(card))] = 10;
    for (Card card : kWorth5) value[static_cast<std::size_t>(index(card))] = 5;
    for (Card card : kWorth3) value[static_cast<std::size_t>(index(card))] = 3;
    return value;
}();
constexpr int value(Card card) { return kValues[static_cast<std::size_t>(index(card))]; }
constexpr int value(CardSet cards) {
    return 10 * (cards & kWorth10).size() + 5 * (cards & kWorth5).size() + 3 * (cards & kWorth3).size();
}

/// CARD-9: carte di conto, the cards that count.
inline constexpr CardSet kCounting = kWorth3 | kWorth5 | kWorth10;
static_assert(kCounting.size() == 25);   // CARD-6
static_assert(value(kWholePack) == 142); // CARD-7
static_assert(value(trump(29)) == 0);    // CARD-8

/// CARD-9: cartiglie, the suit cards other than Kings.
inline constexpr CardSet kCartiglie = kSuitCardsAll - kKings;
static_assert(kCartiglie.size() == 52);

/// CARD-5: sopraventi, the trumps above 20 up to 29; even those that do not count may be robbed.
inline constexpr CardSet kSopraventi = trumps(21, 29);
/// ROB-1: the cards that the cutter and the dealer may rob.
inline constexpr CardSet kRobbable = kCounting | kSopraventi;

/// The card's code as in hand-record.md: C D S B with 1 … 10 J N Q K, T1 … T40, M. Empty for an invalid card
/// number.
std::string_view code(Card card);
/// The card with a code; kNoCard for an unknown code.
Card card_of(std::string_view code);

/// The pack as shuffled, top card first.
using Pack = std::array<Card, kCards>;

} // namespace germini::minchiate
