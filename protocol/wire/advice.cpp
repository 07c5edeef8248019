#include "protocol/wire/advice.hpp"

#include "protocol/wire/json_out.hpp"
#include "protocol/wire/reasons_json.hpp"

namespace germini::protocol {

std::string compared_text(const ComparedMove& compared, const Names& names) {
    std::string out = "{";
    append_key(out, "other");
    out += compared.other;
    append_member(out, "points", compared.points);
    append_key(out, "reasons");
    append_reasons(out, compared.reasons, names);
    return out + '}';
}

std::string advice_text(std::string_view move, std::string_view why,
                        const std::optional<ComparedMove>& compared, const Names& names) {
    std::string out = "{";
    append_key(out, "move");
    out += move;
    if (!why.empty()) append_member(out, "why", why);
    if (compared) {
        append_key(out, "compared");
        out += compared_text(*compared, names);
    }
    return out + '}';
}

std::string review_text(bool judged, const std::optional<BetterMove>& better, const Names& names) {
    std::string out = "{";
    append_member(out, "judged", judged);
    append_key(out, "better");
    append_or_null(out, better, [&names](std::string& to, const BetterMove& found) {
        to += '{';
        append_member(to, "step", found.step);
        append_key(to, "move");
        to += found.move;
        append_key(to, "compared");
        to += compared_text(found.compared, names) + '}';
    });
    return out + '}';
}

} // namespace germini::protocol
