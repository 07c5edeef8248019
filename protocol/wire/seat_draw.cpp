#include "protocol/wire/seat_draw.hpp"

#include "protocol/wire/json_out.hpp"
#include "protocol/wire/number_list.hpp"

namespace germini::protocol {

std::string seat_draw_text(const SeatDraw& draw, const Names& names) {
    std::string out = "{";
    append_key(out, "cards");
    append_array(out, draw.cards, [&names](std::string& to, const DrawnCard& drawn) {
        to += '{';
        append_member(to, "person", index(drawn.person));
        append_member(to, "card", names.card(drawn.card));
        to += '}';
    });
    append_key(out, "ranking");
    out += number_list(draw.ranking, [](Person person) { return index(person); });
    return out + '}';
}

} // namespace germini::protocol
