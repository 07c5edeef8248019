// Single-line texts that organisers write for others: titles, notes, reasons.
#pragma once
#include "protocol/wire/reader.hpp"

#include <cstddef>
#include <string>

namespace germini::server {

/// Maximum length in characters: names of clubs and seasons, titles of evenings, notes of invitations.
inline constexpr std::size_t kMostTitle = 60;

/// Reads a text without leading and trailing spaces, restricted to the characters allowed in names
/// (names::title).
std::string read_title(const protocol::Field& field, std::size_t most = kMostTitle);

} // namespace germini::server
