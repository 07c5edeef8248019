// Chance and secrets, from libsodium.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace germini::server {

/// What is kept of a secret: its BLAKE2b hash.
using SecretHash = std::array<std::uint8_t, 32>;

/// Must be called once before the others; throws std::runtime_error where the system gives no randomness.
void start_randomness();

/// 32 bits of the system's cryptographic source.
std::uint32_t random32();
/// A number from 0 up to, not including, `bound`, all equally likely; `bound` at least 1.
std::uint32_t random_below(std::uint32_t bound);
/// A public id of 60 bits: 12 characters of a–z and 2–7.
std::string random_id();
/// A secret of 128 bits: 22 characters of base64url.
std::string random_secret();

SecretHash hash_secret(std::string_view secret);
/// In a time that does not depend on where the two differ.
bool same_hash(const SecretHash& a, const SecretHash& b);

/// 32 hexadecimal characters that change where the content does, for ETags.
std::string content_tag(std::string_view content);

} // namespace germini::server
