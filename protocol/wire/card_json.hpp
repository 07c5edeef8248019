// Cards in JSON text, by the codes of their game.
#pragma once
#include "engine/core/seen.hpp"
#include "protocol/wire/json_out.hpp"

#include <string>

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

} // namespace germini::protocol
