// Cards found by their codes: records name each card of a hand, and hands are told again by the thousand.
#pragma once
#include "engine/core/cardset.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace germini {

/// The `N` cards of a pack, whose codes have four characters at most.
template <std::size_t N> class CardsByCode {
public:
    /// `code(card)` is a card's text.
    template <class Code> constexpr CardsByCode(CardSet pack, Code code) {
        std::size_t i = 0;
        for (const Card card : pack) entries_[i++] = {number_of(code(card)), card};
        std::sort(entries_.begin(), entries_.end(), [](Entry a, Entry b) { return a.number < b.number; });
    }
    /// kNoCard where it is none of the pack.
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
    /// Its characters as the bytes of a number; 0, which is no code, where there are too many or none.
    static constexpr std::uint32_t number_of(std::string_view text) {
        if (text.size() > sizeof(std::uint32_t)) return 0;
        std::uint32_t number = 0;
        for (const char c : text) number = number << 8 | static_cast<unsigned char>(c);
        return number;
    }

    std::array<Entry, N> entries_;
};

} // namespace germini
