// Lookup of cards by their codes: records name every card of a hand, and hands are replayed by the thousand.
#pragma once
#include "engine/core/cardset.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace germini {

/// The `N` cards of a pack; every code has at most four characters.
template <std::size_t N> class CardsByCode {
public:
    /// `code(card)` must return the card's code as text.
    template <class Code> constexpr CardsByCode(CardSet pack, Code code) {
        std::size_t i = 0;
        for (const Card card : pack) entries_[i++] = {number_of(code(card)), card};
        std::sort(entries_.begin(), entries_.end(), [](Entry a, Entry b) { return a.number < b.number; });
    }
    /// Returns the card with this code; kNoCard if it is not in the pack.
    constexpr Card find(std::string_view text) const {
        const std::uint32_t number = number_of(text);
        const auto found = std::lower_bound(entries_.begin(), entries_.end(), number,
                                            [](Entry entry, std::uint32_t n) { return entry.number < n; });
        return found != entries_.end() && found->number == number ? found->card : kNoCard;
    }

private:
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

    std::array<Entry, N> entries_;
};

} // namespace germini
