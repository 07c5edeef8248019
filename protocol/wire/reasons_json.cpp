#include "protocol/wire/reasons_json.hpp"

#include "protocol/wire/card_json.hpp"

namespace germini::protocol {

void append_reasons(std::string& out, const Reasons& reasons, const Names& names) {
    append_array(out, reasons, [&names](std::string& text, const Reason& reason) {
        text += '{';
        append_member(text, "why", kReasonKinds.at(static_cast<std::size_t>(reason.kind)));
        if (!reason.set.empty()) append_member(text, "set", reason.set);
        if (!reason.cards.empty()) { append_cards(text, "cards", reason.cards, names); }
        append_member(text, "often", reason.often);
        append_member(text, "otherwise", reason.other);
        append_member(text, "points", reason.points);
        if (reason.certain) append_member(text, "certain", true);
        text += '}';
    });
}

} // namespace germini::protocol
