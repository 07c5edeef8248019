// Checks messages by the JSON Schemas of protocol/schema: the subset of the language that they use.
#pragma once
#include <nlohmann/json.hpp>
#include <string>

namespace germini::test {

/// The error of the value by a schema, e.g. "inbound.json" or "http.json#/$defs/Match"; empty if there is
/// none. Throws if the schema has a keyword unknown to this reader.
std::string schema_problem(const std::string& schema, const nlohmann::json& value);

} // namespace germini::test
