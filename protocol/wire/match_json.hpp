// Parts of messages written straight into their text, because they are sent often.
#pragma once
#include "protocol/wire/outbound.hpp"

#include <nlohmann/json_fwd.hpp>

namespace germini::protocol {

/// Returns JSON text. People's texts should be valid UTF-8 here; invalid bytes are replaced so that the table
/// survives.
std::string to_text(const nlohmann::ordered_json& value);

void append_text(std::string& out, const std::string& words);
void append_text(std::string& out, std::string_view key, const std::string& words);
/// Appends null if there are no words.
void append_text(std::string& out, std::string_view key, const std::optional<std::string>& words);
void append_time(std::string& out, std::string_view key, const std::optional<std::int64_t>& time);

void append_match(std::string& out, const Match& match);

} // namespace germini::protocol
