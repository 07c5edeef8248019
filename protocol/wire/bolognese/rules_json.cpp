#include "protocol/wire/bolognese/rules_json.hpp"

#include "protocol/wire/json_out.hpp"

namespace germini::protocol::bolognese {
namespace {

using namespace germini::bolognese;

constexpr std::size_t kMaxMembers = 64; // of options: more than there are, less than a flood
constexpr std::size_t kMaxName = 64;

std::string_view text_of(const Option<Rules>& option, int value) {
    for (const OptionValue& known : option.values)
        if (known.value == value) return known.text;
    return {};
}

// Whether the field is this value of the option, in the option's own type.
bool same(const Field& field, OptionKind kind, const OptionValue& value) {
    if (kind == OptionKind::boolean) return field.is_boolean() && field.boolean() == (value.value != 0);
    return field.is_string() && field.raw() == value.text;
}

std::string known_values(const Option<Rules>& option) {
    if (option.kind == OptionKind::number)
        return std::to_string(option.least) + " to " + std::to_string(option.most);
    std::string known;
    for (const OptionValue& value : option.values)
        known += (known.empty() ? "" : ", ") + std::string(value.text);
    return known;
}

void read_option(const Field& field, const std::string& name, Rules& rules) {
    const Option<Rules>* option = find_option(options(rules.preset), name);
    if (option == nullptr)
        return field.fail("unknown_option", "The preset \"" +
                                                std::string(germini::bolognese::name(rules.preset)) +
                                                "\" has no option \"" + name + "\".");
    if (option->kind == OptionKind::number) {
        if (field.is_integer() && field.raw() >= option->least && field.raw() <= option->most)
            return option->set(rules, field.raw().get<int>());
    } else {
        for (const OptionValue& value : option->values)
            if (same(field, option->kind, value)) return option->set(rules, value.value);
    }
    field.fail("unknown_value", "The option \"" + name + "\" (" + std::string(option->clause) +
                                    ") knows the values " + known_values(*option) + ".");
}

void append_options(std::string& out, const Rules& rules) {
    out += '{';
    for (const Option<Rules>& option : options(rules.preset)) {
        const int value = option.get(rules);
        append_key(out, option.name);
        if (option.kind == OptionKind::number)
            append_number(out, value);
        else if (option.kind == OptionKind::word)
            append_plain(out, text_of(option, value));
        else
            out += text_of(option, value);
    }
    out += '}';
}

std::string presets_text() {
    std::string out;
    for (std::string_view name : kPresets) out += (out.empty() ? "" : " and ") + std::string(name);
    return out;
}

} // namespace

Rules read_rules(const Field& field, Unknown unknown) {
    const Object object = field.object({"preset", "options", "edition"}, unknown);
    const Field name = object.at("preset");
    const std::string wanted = name.text(1, kMaxName);
    Rules out;
    if (const auto rules = preset(wanted))
        out = *rules;
    else
        name.fail("unknown_preset",
                  "There is no preset \"" + wanted + "\"; there are " + presets_text() + ".");
    if (const Field edition = object.find("edition")) {
        if (!edition.is_integer())
            edition.fail("bad_field", "The edition of the rules is a whole number.");
        else if (edition.raw() != kEdition)
            edition.fail("unknown_edition", "This program knows edition 1 of the rules, not edition " +
                                                edition.raw().dump() + ".");
    }
    if (const Field chosen = object.find("options"))
        for (const auto& [option, value] : chosen.members(kMaxMembers)) read_option(value, option, out);
    return out;
}

nlohmann::ordered_json write_options(const Rules& rules) {
    std::string text;
    append_options(text, rules);
    return nlohmann::ordered_json::parse(text);
}

void append_rules(std::string& out, const Rules& rules) {
    out += '{';
    append_member(out, "preset", name(rules.preset));
    append_member(out, "edition", kEdition);
    append_key(out, "options");
    append_options(out, rules);
    out += '}';
}

} // namespace germini::protocol::bolognese
