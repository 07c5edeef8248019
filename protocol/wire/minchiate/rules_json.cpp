#include "protocol/wire/minchiate/rules_json.hpp"

#include "protocol/wire/json_out.hpp"

namespace germini::protocol::minchiate {
namespace {

using germini::minchiate::Option;
using germini::minchiate::OptionKind;
using germini::minchiate::OptionValue;
using germini::minchiate::Rules;

constexpr std::size_t kMaxMembers = 64; // of options: more than there are, less than a flood
constexpr std::size_t kMaxName = 64;

nlohmann::ordered_json to_json(OptionKind kind, std::string_view text) {
    if (text == "null") return nullptr;
    if (kind == OptionKind::boolean) return text == "true";
    if (kind == OptionKind::number) return std::stoi(std::string(text));
    return std::string(text);
}

bool same(const Field& field, OptionKind kind, std::string_view text) {
    const nlohmann::json wanted = nlohmann::json(to_json(kind, text));
    return field.raw() == wanted && (field.is_integer() || !field.raw().is_number());
}

void read_option(const Field& field, const std::string& name, Rules& rules) {
    const Option* option = germini::minchiate::find_option(name);
    if (option == nullptr) return field.fail("unknown_option", "There is no option \"" + name + "\".");
    for (const OptionValue& value : option->values)
        if (!value.text.empty() && same(field, option->kind, value.text))
            return option->set(rules, value.value);
    std::string known;
    for (const OptionValue& value : option->values)
        if (!value.text.empty()) known += (known.empty() ? "" : ", ") + std::string(value.text);
    field.fail("unknown_value", "The option \"" + name + "\" (" + std::string(option->clause) +
                                    ") knows the values " + known + ".");
}

void append_options(std::string& out, const Rules& rules) {
    out += '{';
    for (const Option& option : germini::minchiate::options())
        for (const OptionValue& value : option.values) {
            if (value.text.empty() || value.value != option.get(rules)) continue;
            append_key(out, option.name);
            if (option.kind == OptionKind::word && value.text != "null")
                append_plain(out, value.text);
            else
                out += value.text;
        }
    out += '}';
}

} // namespace

NamedRules read_rules(const Field& field, Unknown unknown) {
    const Object object = field.object({"preset", "options", "edition"}, unknown);
    NamedRules out;
    const Field preset = object.at("preset");
    out.preset = preset.text(1, kMaxName);
    if (const auto rules = germini::minchiate::preset(out.preset))
        out.rules = *rules;
    else
        preset.fail("unknown_preset",
                    "There is no preset \"" + out.preset + "\"; there are pagat, germini and dresden.");
    if (const Field edition = object.find("edition")) {
        if (!edition.is_integer())
            edition.fail("bad_field", "The edition of the rules is a whole number.");
        else if (edition.raw() != germini::minchiate::kEdition)
            edition.fail("unknown_edition", "This program knows edition 1 of the rules, not edition " +
                                                edition.raw().dump() + ".");
    }
    if (const Field options = object.find("options"))
        for (const auto& [name, value] : options.members(kMaxMembers)) read_option(value, name, out.rules);
    return out;
}

nlohmann::ordered_json write_options(const Rules& rules) {
    std::string text;
    append_options(text, rules);
    return nlohmann::ordered_json::parse(text);
}

void append_rules(std::string& out, const NamedRules& rules) {
    out += '{';
    append_member(out, "preset", rules.preset);
    append_member(out, "edition", germini::minchiate::kEdition);
    append_key(out, "options");
    append_options(out, rules.rules);
    out += '}';
}

} // namespace germini::protocol::minchiate
