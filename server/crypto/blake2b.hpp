// BLAKE2b-256 (RFC 7693), keyed or not.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace germini::server {

using Hash256 = std::array<std::uint8_t, 32>;

/// `key`: at most 64 bytes; empty for the plain hash.
Hash256 blake2b(std::string_view message, std::span<const std::uint8_t> key = {});

/// Returns the bytes as a text.
inline std::string_view as_bytes(const Hash256& hash) {
    return {reinterpret_cast<const char*>(hash.data()), hash.size()};
}

} // namespace germini::server
