// Minchiate's presets and options as GET /api/rules lists them.
#pragma once
#include <nlohmann/json.hpp>

namespace germini::protocol::minchiate {

/// {"presets": {name: options}, "options": [{name, clause, group, values, sources}]} (schema/http.json).
nlohmann::ordered_json rules_list();

} // namespace germini::protocol::minchiate
