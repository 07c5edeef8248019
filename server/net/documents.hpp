// The protocol's descriptions for machines, as they are in protocol/: part of the program.
#pragma once
#include <string_view>

namespace germini::server {

/// The JSON of "/api/openapi.json", "/api/asyncapi.json" or "/api/schema/NAME.json"; empty for any other
/// path.
std::string_view document(std::string_view path);

} // namespace germini::server
