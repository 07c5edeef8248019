// The game's presets and options as GET /api/rules lists them.
#pragma once
#include <nlohmann/json.hpp>

namespace germini::protocol::bolognese {

/// {"presets": {name: options}, "options": [{name, clause, group, values, sources, least?, most?}]}
/// (schema/http.json). An option stands once, also where several presets have it.
nlohmann::ordered_json rules_list();

} // namespace germini::protocol::bolognese
