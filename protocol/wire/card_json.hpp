// Cards in JSON text, by the codes of their game.
#pragma once
#include "engine/core/card_codes.hpp"
#include "engine/core/seen.hpp"
#include "protocol/wire/json_out.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace germini::protocol {

/// Appends the cards' codes as an array.
inline void append_cards(std::string& out, const auto& cards, const Names& names) {
    out += '[';
    for (const Card card : cards) {
        const std::string_view code = names.card(card);
        std::array<char, kLongestCode + 3> text{',', '"'};
        std::copy(code.begin(), code.end(), text.begin() + 2);
        text.at(code.size() + 2) = '"';
        const std::size_t comma = out.back() == '[' ? 1 : 0;
        out.append(text.data() + comma, code.size() + 3 - comma);
    }
    out += ']';
}
/// The same as a member.
inline void append_cards(std::string& out, const auto& key, const auto& cards, const Names& names) {
    append_key(out, key);
    append_cards(out, cards, names);
}

} // namespace germini::protocol
