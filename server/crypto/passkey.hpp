// What an authenticator says and signs when a browser asks it for a passkey (WebAuthn, W3C Recommendation
// level 2, §7.1 and §7.2). What made the key is not asked (attestation): whose it is says the session that
// adds it.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace germini::server {

/// Bytes as they came.
struct PasskeyWords {
    std::string client;        ///< JSON that the browser made: what was asked for, and by which page
    std::string authenticator; ///< for which name, whether somebody was there, and how often it has signed
};
enum class PasskeyUse : std::uint8_t { create, get };

/// Why it is not what was asked for.
enum class PasskeyFault : std::uint8_t {
    unreadable, ///< no such words at all
    elsewhere,  ///< meant for another page, or another question
    nobody      ///< the authenticator has not made sure of who holds it: no PIN, no finger
};

/// The challenge that the words answer, in base64url; empty where there is none. Nothing else of them is
/// looked at.
std::string challenge_of(const PasskeyWords& words);

/// How many signatures the authenticator has made by its own count (nought: it does not count), if the words
/// were made for that use, by a page of `origin` ("https://cards.example") and by somebody whom it knows.
tl::expected<std::uint32_t, PasskeyFault> heed(const PasskeyWords& words, PasskeyUse use,
                                               const std::string& origin);

/// Whether it is a public key (SubjectPublicKeyInfo, DER) of a kind that is taken: ECDSA on P-256, Ed25519,
/// RSA of 2048 to 4096 bits.
bool is_passkey(std::string_view public_key);
/// Whether the holder of that key has signed the words.
bool has_signed(std::string_view public_key, const PasskeyWords& words, std::string_view signature);

} // namespace germini::server
