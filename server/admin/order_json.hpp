// Reads the fields of an administration command and builds the two forms of a response.
#pragma once
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

namespace germini::server::order {

/// Returns the text at `key`, or nullopt if the key is missing or its value is not a string.
std::optional<std::string> text_of(const nlohmann::ordered_json& order, const char* key);
/// Returns the integer at `key`, or nullopt if it is missing, not an integer, below 0 or above `most`.
std::optional<std::int64_t> number_of(const nlohmann::ordered_json& order, const char* key,
                                      std::int64_t most);
/// Returns true only if the key is present and its value is `true`.
bool flag_of(const nlohmann::ordered_json& order, const char* key);

/// Returns `{"ok": true}`; the command adds the requested data.
nlohmann::ordered_json done();
/// Returns `{"error": why}`; `why` is a sentence for the person at the shell.
nlohmann::ordered_json refused(std::string why);

inline constexpr const char* kNotTaken = "The database rejected this; try again.";

} // namespace germini::server::order
