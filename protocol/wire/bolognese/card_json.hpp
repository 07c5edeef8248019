// Cards in JSON text.
#pragma once
#include "engine/bolognese/pack.hpp"
#include "protocol/wire/json_out.hpp"

#include <string>

namespace germini::protocol::bolognese {

/// The cards' codes as an array.
inline void append_codes(std::string& out, const auto& cards) {
    out += '[';
    for (const Card card : cards) {
        next_element(out);
        append_plain(out, germini::bolognese::code(card));
    }
    out += ']';
}

} // namespace germini::protocol::bolognese
