// Rules as given to the commands: a preset, then options as name=value.
#pragma once
#include "protocol/tools/game_tools.hpp"
#include "protocol/tools/join_names.hpp"
#include "protocol/wire/rules_json.hpp"

#include <charconv>
#include <optional>
#include <string>
#include <vector>

namespace germini::protocol {

/// Returns the option's value that the text names; empty for an unknown value.
template <class Rules> std::optional<int> value_of(const Option<Rules>& option, const std::string& text) {
    for (const OptionValue& known : option.values)
        if (known.text == text) return known.value;
    if (option.kind != OptionKind::range) return std::nullopt;
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end || !option.knows(number)) return std::nullopt;
    return number;
}

/// Sets an option given as NAME=VALUE. Throws InvalidRules.
template <class Rules>
void set_option(Rules& rules, const RulesTable<Rules>& table, const std::string& text) {
    const auto equals = text.find('=');
    if (equals == std::string::npos)
        throw InvalidRules("--option", "invalid value \"" + text + "\": expected NAME=VALUE");
    const std::string key = text.substr(0, equals), value = text.substr(equals + 1);
    const auto* option = find_option(table.options(rules), key);
    if (option == nullptr) throw InvalidRules("--option", "unknown option \"" + key + "\"");
    const auto found = value_of(*option, value);
    if (!found) throw InvalidRules("--option", "invalid value \"" + value + "\" for option " + key);
    option->set(rules, *found);
}

/// Returns the edition to play (default: the newest). Throws InvalidRules.
template <class Rules> int known_edition(const RulesTable<Rules>& table, std::optional<int> edition) {
    if (!edition) return table.edition;
    if (*edition < 1 || *edition > table.edition)
        throw InvalidRules("--edition", "unknown edition " + std::to_string(*edition) +
                                            " of the rules: expected " +
                                            (table.edition == 1 ? "" : "an integer from 1 to ") +
                                            std::to_string(table.edition));
    return *edition;
}

/// Returns the rules of a preset (default: the first) with these options changed. Throws InvalidRules.
template <class Rules>
NamedRules<Rules> named_rules(const RulesTable<Rules>& table, const std::string& preset,
                              const std::vector<std::string>& options, std::optional<int> edition = {}) {
    const std::string name = preset.empty() ? std::string(table.presets.front()) : preset;
    const auto start = table.preset(name, known_edition(table, edition));
    if (!start)
        throw InvalidRules("--preset",
                           "unknown preset \"" + name + "\": expected one of " + join_names(table.presets));
    NamedRules<Rules> named{name, *start};
    for (const std::string& text : options) set_option(named.rules, table, text);
    return named;
}

} // namespace germini::protocol
