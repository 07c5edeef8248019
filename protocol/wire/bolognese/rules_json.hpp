// The rules of a hand or a table as JSON: `{"preset": "ottocento", "options": {"target": 1000}}`.
#pragma once
#include "engine/bolognese/rules.hpp"
#include "protocol/wire/reader.hpp"

#include <nlohmann/json.hpp>
#include <string>

namespace germini::protocol::bolognese {

/// Reads `preset` and, if there, `options` over it and `edition`; unknown names and values, and options that
/// the preset does not have, are refused by name.
germini::bolognese::Rules read_rules(const Field& rules, Unknown unknown);
/// Every option of the preset by its value, in the order of the rules' table.
nlohmann::ordered_json write_options(const germini::bolognese::Rules& rules);
/// As a record keeps them: preset, edition, every option.
void append_rules(std::string& out, const germini::bolognese::Rules& rules);

} // namespace germini::protocol::bolognese
