// A game's rules in their stored form: `{"preset", "edition", "options"}` with every option named, and
// without `edition` if it is 1.
#pragma once
#include "protocol/wire/rules_json.hpp"
#include "server/table/game.hpp"

#include <string>
#include <utility>

namespace germini::server {

template <class Rules>
std::string rules_text(const RulesTable<Rules>& table, std::string_view preset, const Rules& rules) {
    nlohmann::ordered_json text{{"preset", std::string(preset)}};
    if (rules.edition != 1) text["edition"] = rules.edition;
    text["options"] = protocol::write_options(table, rules);
    return text.dump();
}

/// Converts the rules that a client requested, by default of the newest edition; returns the first error if
/// they are invalid.
template <class Rules>
protocol::ReadResult<std::string> rules_text(const RulesTable<Rules>& table, const AskedRules& of) {
    const nlohmann::json asked{
        {"preset", of.preset}, {"edition", of.edition.value_or(table.edition)}, {"options", of.options}};
    protocol::JsonReader reading;
    const auto rules = protocol::read_rules(table, reading.root(asked), protocol::UnknownMembers::refuse);
    if (!reading.ok()) return tl::make_unexpected(*reading.error());
    return rules_text(table, rules.preset, rules.rules);
}

/// Parses the stored form; throws BrokenInvariant if it is invalid.
template <class Rules>
protocol::NamedRules<Rules> named_rules(const RulesTable<Rules>& table, const std::string& text) {
    // Called several times per hand, mostly with the same text.
    thread_local std::pair<std::string, protocol::NamedRules<Rules>> last;
    if (!text.empty() && last.first == text) return last.second;
    const auto value = nlohmann::json::parse(text);
    protocol::JsonReader reading;
    auto rules = protocol::read_rules(table, reading.root(value), protocol::UnknownMembers::refuse);
    if (!reading.ok()) throw BrokenInvariant("stored rules cannot be read: " + reading.error()->message);
    last = {text, rules};
    return rules;
}

} // namespace germini::server
