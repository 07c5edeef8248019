// A game's options as a request gives them.
#pragma once
#include "protocol/wire/rules_json.hpp"

#include <nlohmann/json.hpp>
#include <string>

namespace germini::support {

/// Returns every option of the preset with its value, in the order of the table.
template <class Rules>
nlohmann::ordered_json options_json(const RulesTable<Rules>& table, const Rules& rules) {
    std::string text;
    protocol::append_options(text, table, rules);
    return nlohmann::ordered_json::parse(text);
}

} // namespace germini::support
