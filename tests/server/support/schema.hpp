// The JSON Schemas of protocol/schema held against real messages: as much of the language as they use.
#pragma once
#include <nlohmann/json.hpp>
#include <string>

namespace germini::test {

/// What is wrong with the value by a schema, as "inbound.json" or "http.json#/$defs/Match"; empty if nothing
/// is. Throws where the schema says something that this reader does not know.
std::string schema_problem(const std::string& schema, const nlohmann::json& value);

} // namespace germini::test
