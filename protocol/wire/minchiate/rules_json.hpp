// The rules of a hand or a table as JSON: `{"preset": "germini", "options": {"devil": true}}`.
#pragma once
#include "engine/minchiate/rules.hpp"
#include "protocol/wire/reader.hpp"

#include <nlohmann/json.hpp>
#include <string>

namespace germini::protocol::minchiate {

/// Rules with the name of the preset that they started from.
struct NamedRules {
    std::string preset;
    germini::minchiate::Rules rules;
    friend bool operator==(const NamedRules&, const NamedRules&) = default;
};

/// Reads `preset` and, if there, `options` over it and `edition`; unknown names and values are refused by
/// name.
NamedRules read_rules(const Field& rules, Unknown unknown);
/// Every option by its value, in the order of section 0.
nlohmann::ordered_json write_options(const germini::minchiate::Rules& rules);
/// As a record keeps them: preset, edition, every option.
void append_rules(std::string& out, const NamedRules& rules);

} // namespace germini::protocol::minchiate
