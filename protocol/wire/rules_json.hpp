// The rules of a hand or a table as JSON, by the game's own table of rules: `{"preset": "…", "options":
// {"name": value}}`.
#pragma once
#include "engine/core/option.hpp"
#include "protocol/wire/asked_rules.hpp"
#include "protocol/wire/json_out.hpp"
#include "protocol/wire/reader.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace germini::protocol {

/// Rules with the name of the preset on which they are based.
template <class Rules> struct NamedRules {
    std::string preset;
    Rules rules;
    friend bool operator==(const NamedRules&, const NamedRules&) = default;
};

namespace rules_json {

inline constexpr std::size_t kMaxMembers = 64; // in `options`; more than exist, to bound the work
inline constexpr std::size_t kMaxName = 64;

/// Returns "a", "a and b", "a, b and c".
std::string join_words(std::span<const std::string_view> names);
/// Returns the edition of the rules' text, from 1 to `newest`; 1 if the field is absent.
int read_edition(const Field& edition, int newest);
/// Returns the field's integer if it is one from `least` to `most`.
std::optional<int> integer_within(const Field& field, int least, int most);
/// True if the field is this value, in the notation of its kind.
bool same(const Field& field, OptionKind kind, const OptionValue& value);
/// Appends an option's value: its text, in quotes if it is a word.
void append_value(std::string& out, OptionKind kind, std::string_view text);

template <class Rules> std::string known_values(const Option<Rules>& option) {
    if (option.kind == OptionKind::range)
        return std::to_string(option.least) + " to " + std::to_string(option.most);
    std::string known;
    for (const OptionValue& value : option.values)
        known += (known.empty() ? "" : ", ") + std::string(value.text);
    return known;
}

template <class Rules>
void read_option(const Field& field, const Option<Rules>& option, int newest_edition, Rules& rules) {
    if (option.kind == OptionKind::range) {
        if (const auto value = integer_within(field, option.least, option.most))
            return option.set(rules, *value);
    } else {
        for (const OptionValue& value : option.values)
            if (same(field, option.kind, value)) return option.set(rules, value.value);
    }
    const std::string in_edition = rules.edition == newest_edition
                                       ? "."
                                       : " in edition " + std::to_string(rules.edition) + " of the rules.";
    field.fail("unknown_value", "Invalid value for option \"" + std::string(option.name) + "\" (" +
                                    std::string(option.clause) + "): expected " + known_values(option) +
                                    in_edition);
}

} // namespace rules_json

namespace rules_json {

/// Reads the options of the preset `name`, which `preset` names; an absent field has none.
template <class Rules>
NamedRules<Rules> read_rules(const RulesTable<Rules>& table, std::string name, int edition,
                             const Field& preset, const Field& options) {
    NamedRules<Rules> out{std::move(name), {}};
    if (const auto rules = table.preset(out.preset, edition))
        out.rules = *rules;
    else
        preset.fail("unknown_preset", "Unknown preset \"" + out.preset +
                                          "\"; known presets: " + join_words(table.presets) + ".");
    if (options)
        for (const auto& [option_name, value] : options.members(kMaxMembers)) {
            if (const auto* option = find_option(table.options(out.rules), option_name))
                read_option(value, *option, table.edition, out.rules);
            else
                value.fail("unknown_option",
                           "The preset \"" + out.preset + "\" has no option \"" + option_name + "\".");
        }
    return out;
}

} // namespace rules_json

/// Reads `preset` and, if present, `options` and `edition`. Without `edition` they are rules of edition 1.
/// Unknown names and values, and those that the preset or the edition does not have, are refused by name.
template <class Rules>
NamedRules<Rules> read_rules(const RulesTable<Rules>& table, const Field& field, UnknownMembers unknown) {
    const Object object = field.object({"preset", "options", "edition"}, unknown);
    const Field preset = object.at("preset");
    const int edition = rules_json::read_edition(object.find("edition"), table.edition);
    return rules_json::read_rules(table, preset.text(1, rules_json::kMaxName), edition, preset,
                                  object.find("options"));
}

/// Reads what a client asked for; returns the first error if it is invalid.
template <class Rules>
ReadResult<NamedRules<Rules>> read_rules(const RulesTable<Rules>& table, const AskedRules& asked) {
    JsonReader of_edition, of_preset, of_options;
    const Field edition = of_edition.root(asked.edition.value, "/edition");
    const Field preset = of_preset.root(nullptr, "/preset");
    const Field options = of_options.root(asked.options.value, "/options");
    const int chosen = edition ? rules_json::read_edition(edition, table.edition) : table.edition;
    auto rules = rules_json::read_rules(table, asked.preset, chosen, preset, options);
    for (const JsonReader* reading : {&of_edition, &of_preset, &of_options})
        if (!reading->ok()) return tl::make_unexpected(*reading->error());
    return rules;
}

template <class Rules>
void append_options(std::string& out, const RulesTable<Rules>& table, const Rules& rules) {
    out += '{';
    for (const Option<Rules>& option : table.options(rules)) {
        const int value = option.get(rules);
        append_key(out, option.name);
        if (option.kind == OptionKind::range)
            append_number(out, value);
        else
            for (const OptionValue& known : option.values)
                if (known.value == value) rules_json::append_value(out, option.kind, known.text);
    }
    out += '}';
}

/// Returns the rules in their stored form: preset, `edition` unless it is 1, every option.
template <class Rules>
std::string rules_text(const RulesTable<Rules>& table, std::string_view preset, const Rules& rules) {
    std::string out = "{";
    append_member(out, "preset", preset);
    if (rules.edition != 1) append_member(out, "edition", int{rules.edition});
    append_key(out, "options");
    append_options(out, table, rules);
    return out + '}';
}

/// Appends the rules as in a record: preset, edition, every option.
template <class Rules>
void append_rules(std::string& out, const RulesTable<Rules>& table, std::string_view preset,
                  const Rules& rules) {
    out += '{';
    append_member(out, "preset", preset);
    append_member(out, "edition", int{rules.edition});
    append_key(out, "options");
    append_options(out, table, rules);
    out += '}';
}

} // namespace germini::protocol
