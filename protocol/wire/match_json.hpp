// Parts of messages written straight into their text: they go out often.
#pragma once
#include "protocol/wire/outbound.hpp"

#include <nlohmann/json_fwd.hpp>

namespace germini::protocol {

/// Texts of people are valid UTF-8 by then; should one not be, it must not bring the table down.
std::string text_of(const nlohmann::ordered_json& value);

void append_words(std::string& out, const std::string& words);
void append_words(std::string& out, std::string_view key, const std::string& words);
/// null where there are none.
void append_words(std::string& out, std::string_view key, const std::optional<std::string>& words);
void append_time(std::string& out, std::string_view key, const std::optional<std::int64_t>& time);

void append_match(std::string& out, const Match& match);

} // namespace germini::protocol
