// Normalisation of passwords before hashing: composed form (RFC 8265, OpaqueString).
#pragma once
#include "server/names/nickname.hpp"

namespace germini::names {

/// Length limits in code points.
inline constexpr int kLeastPassword = 8, kMostPassword = 128;

/// Returns the normalised password to hash. Refused with `password_short`, `password_long` or
/// `password_characters`. `text` is UTF-8.
tl::expected<std::string, Fault> password(std::string_view text);

} // namespace germini::names
