// The machine-readable protocol descriptions from protocol/, compiled into the program.
#pragma once
#include <string_view>

namespace germini::server {

/// Returns the JSON for "/api/openapi.json", "/api/asyncapi.json" or "/api/schema/NAME.json"; empty for any
/// other path.
std::string_view document(std::string_view path);

} // namespace germini::server
