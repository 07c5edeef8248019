// The 62 cards of the Tarocco bolognese (CARD, VAL): their numbers, order, values, sets and codes.
#pragma once
#include "engine/core/card.hpp"
#include "engine/core/cardset.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace germini::bolognese {

/// Coppe, danari, spade, bastoni: the suits in the order of the codes C D S B, which also decides which card
/// is given (GIVE-3).
enum class Suit : std::uint8_t { cups, coins, swords, batons };

inline constexpr int kCards = 62, kSuits = 4, kSuitCards = 10;

// Card numbers: a suit card is 10 × suit + strength, from strength 0, the weakest, to 9, the King. The Matto
// is 40; the Bégato is 64, the Mori are 65 to 68, and trump n from 5 on is 64 + n. So a card beats another of
// its suit, or another trump, if its number is higher; only the Mori are equal. The trumps are the high word
// of a CardSet.
inline constexpr Card kMatto{40}, kBegato{64};
inline constexpr int kMori = 4, kLowestNumber = 5, kHighestNumber = 20;

constexpr Card suit_card(Suit suit, int strength) {
    return static_cast<Card>(static_cast<int>(suit) * kSuitCards + strength);
}
constexpr Card jack(Suit suit) { return suit_card(suit, 6); }
constexpr Card knight(Suit suit) { return suit_card(suit, 7); }
constexpr Card queen(Suit suit) { return suit_card(suit, 8); }
constexpr Card king(Suit suit) { return suit_card(suit, 9); }
/// CARD-3: true for the short suits (cups, coins). Their ace ranks above the pips, whose order is reversed.
constexpr bool is_short(Suit suit) { return suit == Suit::cups || suit == Suit::coins; }
constexpr Card ace(Suit suit) { return suit_card(suit, is_short(suit) ? 5 : 0); }
/// The pip card n, 6 to 10.
constexpr Card pip(Suit suit, int n) { return suit_card(suit, is_short(suit) ? 10 - n : n - 5); }
/// The Moro n, 1 to 4; the number only distinguishes them.
constexpr Card moro(int n) { return static_cast<Card>(64 + n); }
/// The trump n, 5 to 20.
constexpr Card trump(int n) { return static_cast<Card>(64 + n); }
inline constexpr Card kAngelo = trump(20), kMondo = trump(19), kSole = trump(18), kLuna = trump(17);

constexpr bool is_suit_card(Card card) { return index(card) < kSuits * kSuitCards; }
/// True for a Numero: a trump that wins tricks. The Matto is not one (CARD-7).
constexpr bool is_numero(Card card) { return index(card) >= 64 && index(card) <= index(kAngelo); }
constexpr bool is_card(Card card) { return is_suit_card(card) || card == kMatto || is_numero(card); }
constexpr Suit suit_of(Card card) { return static_cast<Suit>(index(card) / kSuitCards); }

constexpr CardSet suit_cards(Suit suit) {
    return {std::uint64_t{0x3ff} << (static_cast<int>(suit) * kSuitCards), 0};
}
/// The set of one card of each suit.
constexpr CardSet of_each_suit(Card (*card)(Suit)) {
    CardSet set;
    for (int s = 0; s < kSuits; ++s) set.add(card(static_cast<Suit>(s)));
    return set;
}
/// The trumps from..to, both included, within 5 to 20.
constexpr CardSet trumps(int from, int to) {
    CardSet set;
    for (int n = from; n <= to; ++n) set.add(trump(n));
    return set;
}

inline constexpr CardSet kContatori = CardSet(kBegato) | CardSet(kMatto);
inline constexpr CardSet kTarocchi = kContatori | CardSet(kAngelo) | CardSet(kMondo);
inline constexpr CardSet kRosse = CardSet(kSole) | CardSet(kLuna);
inline constexpr CardSet kScavezzo = trumps(5, 16);
inline constexpr CardSet kMoriCards = [] {
    CardSet set;
    for (int n = 1; n <= kMori; ++n) set.add(moro(n));
    return set;
}();
inline constexpr CardSet kNumeri = trumps(kLowestNumber, kHighestNumber) | kMoriCards | CardSet(kBegato);
inline constexpr CardSet kSuitCardsAll{(std::uint64_t{1} << (kSuits * kSuitCards)) - 1, 0};
inline constexpr CardSet kWholePack = kSuitCardsAll | kNumeri | CardSet(kMatto);
static_assert(kNumeri.size() == 21 && kWholePack.size() == kCards); // CARD-7

inline constexpr CardSet kKings = of_each_suit(king), kQueens = of_each_suit(queen),
                         kKnights = of_each_suit(knight), kJacks = of_each_suit(jack),
                         kAces = of_each_suit(ace);
/// Cards that are in no combination; all have the same value (GIVE-3).
inline constexpr CardSet kPips = kSuitCardsAll - kKings - kQueens - kKnights - kJacks - kAces;
static_assert(kPips.size() == 20);
/// CARD-9: the cards worth 5, which may never be discarded.
inline constexpr CardSet kNeverDiscarded = kKings | kTarocchi;
static_assert(kNeverDiscarded.size() == 8);
/// VAL-1: cards of value; all others are scartini.
inline constexpr CardSet kValued = kTarocchi | kKings | kQueens | kKnights | kJacks;

/// The value of a card when counted (VAL-1); 0 for a scartino.
constexpr int value(Card card) {
    if (kNeverDiscarded.has(card)) return 5;
    return kQueens.has(card) ? 4 : kKnights.has(card) ? 3 : kJacks.has(card) ? 2 : 0;
}
/// COUNT-9: the value of a pile counted in `groups` of equal size, each with a value card at full value and
/// every other one at one less.
constexpr int scartini_in(CardSet pile, int groups) {
    const int dear = (pile & kNeverDiscarded).size(), queens = (pile & kQueens).size(),
              knights = (pile & kKnights).size(), jacks = (pile & kJacks).size();
    return 4 * dear + 3 * queens + 2 * knights + jacks + groups;
}
/// VAL-4: the value of a pile counted in pairs; the card left over in an odd pile is not counted.
constexpr int scartini(CardSet pile) { return scartini_in(pile, pile.size() / 2); }
static_assert(kValued.size() == 20);
static_assert([] {
    int sum = 0;
    for (Card card : kWholePack) sum += value(card);
    return sum;
}() == 76);
static_assert(scartini(kWholePack) - kCards / 2 == 56);
static_assert(scartini(kWholePack) == 87);

/// The card's code: C D S B with 1 6 … 10 J N Q K, T1, TM1 … TM4, T5 … T20, M. Empty for an invalid card
/// number.
std::string_view code(Card card);
/// The card with a code; kNoCard for an unknown code.
Card card_of(std::string_view code);

/// The pack as shuffled, top card first.
using Pack = std::array<Card, kCards>;

} // namespace germini::bolognese
