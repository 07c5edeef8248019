// Between our reader's values and those of the JSON library, in which a value can be changed and compared.
#pragma once
#include "protocol/wire/json_text.hpp"

#include <nlohmann/json_fwd.hpp>

namespace germini::protocol {

/// Returns the same value as one of the JSON library.
nlohmann::json library_json(const JsonValue& value);
/// Returns a value of the JSON library as one that the strict reader reads.
ParsedJson parsed_json(const nlohmann::json& value);

} // namespace germini::protocol
