// The codes of a pack's cards, and the cards by their codes: records name every card of a hand, and hands are
// replayed by the thousand.
#pragma once
#include "engine/core/cardset.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace germini {

/// The letters of coppe, denari, spade and bastoni.
inline constexpr std::array<std::string_view, 4> kSuitLetters{"C", "D", "S", "B"};

inline constexpr std::size_t kLongestCode = 4; ///< characters of a card's code

/// The codes of the `N` cards of a pack.
template <std::size_t N> class CardCodes {
public:
    /// `put_all(codes)` must put every card of the pack once.
    template <class PutAll> explicit constexpr CardCodes(PutAll put_all) {
        put_all(*this);
        std::sort(by_code_.begin(), by_code_.end(), [](Entry a, Entry b) { return a.number < b.number; });
    }
    /// Gives a card its code: the prefix, then the rank.
    constexpr void put(Card card, std::string_view prefix, std::string_view rank = {}) {
        Code& code = codes_[static_cast<std::size_t>(index(card))];
        for (const std::string_view part : {prefix, rank})
            for (const char c : part) code.text[code.length++] = c;
        by_code_[cards_++] = {number_of({code.text.data(), code.length}), card};
    }
    /// The same with a number below 100 as its rank.
    constexpr void put(Card card, std::string_view prefix, int number) {
        const std::array<char, 2> digits{static_cast<char>('0' + number / 10),
                                         static_cast<char>('0' + number % 10)};
        put(card, prefix, std::string_view(digits.data(), 2).substr(number < 10 ? 1 : 0));
    }
    /// Puts the figures of a suit: four cards with ascending numbers, from the jack to the King.
    constexpr void put_figures(Card jack, std::string_view letter) {
        int number = index(jack);
        for (const std::string_view rank : {"J", "N", "Q", "K"})
            put(static_cast<Card>(number++), letter, rank);
    }

    /// Returns the card's code; empty for an invalid card number.
    constexpr std::string_view code_of(Card card) const {
        if (index(card) >= kCardNumbers) return {};
        const Code& code = codes_[static_cast<std::size_t>(index(card))];
        return {code.text.data(), code.length};
    }
    /// Returns the card with this code; kNoCard if it is not in the pack.
    constexpr Card card_of(std::string_view text) const {
        const std::uint32_t number = number_of(text);
        const auto found = std::lower_bound(by_code_.begin(), by_code_.end(), number,
                                            [](Entry entry, std::uint32_t n) { return entry.number < n; });
        return found != by_code_.end() && found->number == number ? found->card : kNoCard;
    }

private:
    struct Code {
        std::array<char, kLongestCode> text{};
        std::uint8_t length = 0;
    };
    struct Entry {
        std::uint32_t number = 0;
        Card card = kNoCard;
    };
    /// Packs the characters into the bytes of a number; 0, which is no valid code, if there are too many or
    /// none.
    static constexpr std::uint32_t number_of(std::string_view text) {
        if (text.size() > sizeof(std::uint32_t)) return 0;
        std::uint32_t number = 0;
        for (const char c : text) number = number << 8 | static_cast<unsigned char>(c);
        return number;
    }

    std::array<Code, kCardNumbers> codes_{};
    std::array<Entry, N> by_code_{};
    std::size_t cards_ = 0;
};

} // namespace germini
