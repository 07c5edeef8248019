// People's texts and times in JSON that is written straight into a string (json_out.hpp).
#pragma once
#include "protocol/wire/json_text.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace germini::protocol {

/// Appends the words as a JSON string. They should be valid UTF-8 here; what is not becomes U+FFFD.
void append_text(std::string& out, const std::string& words);
void append_text(std::string& out, std::string_view key, const std::string& words);
/// Appends null if there are no words.
void append_text(std::string& out, std::string_view key, const std::optional<std::string>& words);
/// `time`: milliseconds since 1970; null if it is empty.
void append_time(std::string& out, std::string_view key, const std::optional<std::int64_t>& time);
/// Appends the members `code`, `path` and `message`.
void append_error(std::string& out, const ReadError& error);

} // namespace germini::protocol
