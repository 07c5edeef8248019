#include "protocol/wire/minchiate/reasons_json.hpp"

#include "engine/minchiate/names.hpp"
#include "protocol/wire/card_json.hpp"

namespace germini::protocol::minchiate {
namespace {

using germini::minchiate::bots::kReasonKinds;
using germini::minchiate::bots::kVersicolaNames;
using germini::minchiate::bots::Reason;
using germini::minchiate::bots::ReasonKind;

void append_reason(std::string& out, const Reason& reason) {
    out += '{';
    append_member(out, "why", kReasonKinds.at(static_cast<std::size_t>(reason.kind)));
    if (reason.kind == ReasonKind::makes || reason.kind == ReasonKind::denies)
        append_member(out, "set", kVersicolaNames.at(static_cast<std::size_t>(reason.versicola)));
    if (!reason.cards.empty()) {
        append_key(out, "cards");
        append_cards(out, reason.cards, germini::minchiate::names());
    }
    append_member(out, "often", reason.often);
    append_member(out, "otherwise", reason.other);
    append_member(out, "points", reason.points);
    if (reason.certain) append_member(out, "certain", true);
    out += '}';
}

} // namespace

void append_reasons(std::string& out, const germini::minchiate::bots::Reasons& reasons) {
    append_array(out, reasons, append_reason);
}

} // namespace germini::protocol::minchiate
