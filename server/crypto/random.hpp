// Randomness and secrets, from libsodium.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace germini::server {

/// The stored form of a secret: its BLAKE2b hash.
using SecretHash = std::array<std::uint8_t, 32>;

/// Must be called once before the others. Throws std::runtime_error if the system provides no randomness.
void start_randomness();

/// Returns 32 bits from the system's cryptographic source.
std::uint32_t random32();
/// Returns a uniform number from 0 up to, not including, `bound`; `bound` at least 1.
std::uint32_t random_below(std::uint32_t bound);
/// Returns a public id of 60 bits: 12 characters of a–z and 2–7.
std::string random_id();
/// Returns a secret of 128 bits: 22 characters of base64url.
std::string random_secret();
/// Returns the secret of that form that follows from a text, which must itself contain a secret.
std::string secret_from(std::string_view text);

SecretHash hash_secret(std::string_view secret);
/// Compares in constant time.
bool same_hash(const SecretHash& a, const SecretHash& b);

/// Returns 32 hexadecimal characters that change with the content, for ETags.
std::string content_tag(std::string_view content);

} // namespace germini::server
