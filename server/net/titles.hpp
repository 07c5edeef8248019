// Texts of one line that organisers write and others read: titles, notes, reasons.
#pragma once
#include "protocol/wire/reader.hpp"

#include <cstddef>
#include <string>

namespace germini::server {

/// Names of clubs and seasons, titles of evenings, notes of invitations: characters.
inline constexpr std::size_t kMostTitle = 60;

/// Without blanks at its ends, in the characters that names have (names::title).
std::string read_title(const protocol::Field& field, std::size_t most = kMostTitle);

} // namespace germini::server
