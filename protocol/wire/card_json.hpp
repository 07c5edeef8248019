// Cards in JSON text, by the codes of their game.
#pragma once
#include "engine/core/seen.hpp"
#include "protocol/wire/json_out.hpp"

#include <string>
#include <string_view>

namespace germini::protocol {

/// Appends the cards' codes as an array.
inline void append_cards(std::string& out, const auto& cards, const Names& names) {
    out += '[';
    for (const Card card : cards) {
        next_element(out);
        append_plain(out, names.card(card));
    }
    out += ']';
}
/// The same as a member.
inline void append_cards(std::string& out, std::string_view key, const auto& cards, const Names& names) {
    append_key(out, key);
    append_cards(out, cards, names);
}

} // namespace germini::protocol
