// What an order says, key by key, and the two forms of an answer.
#pragma once
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace germini::server::order {

/// Nothing where the key is missing, or something else stands there.
std::optional<std::string> text_of(const nlohmann::ordered_json& order, const char* key);
/// As text_of(); nothing for a number below 0 or above `most` either.
std::optional<std::int64_t> number_of(const nlohmann::ordered_json& order, const char* key,
                                      std::int64_t most);
/// True only where the key is and says so.
bool flag_of(const nlohmann::ordered_json& order, const char* key);

/// `{"ok": true}`, to which an order adds what it is asked for.
nlohmann::ordered_json done();
/// `{"error": why}`: a sentence for who stands at the shell.
nlohmann::ordered_json refused(std::string why);

inline constexpr const char* kNotTaken = "The database does not take it; try again.";

} // namespace germini::server::order
