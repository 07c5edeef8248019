// Passkey responses: what an authenticator reports and signs for a browser (WebAuthn, W3C Recommendation
// level 2, §7.1 and §7.2). Attestation (what made the key) is not requested: the session that adds a key
// identifies its owner.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace germini::server {

/// The response's raw bytes.
struct PasskeyResponse {
    std::string client;        ///< JSON made by the browser: what was requested, and by which page
    std::string authenticator; ///< authenticator data: the site's name, whether a user was present and
                               ///< verified, and the signature count
};
enum class PasskeyUse : std::uint8_t { create, get };

/// Why a response does not match the request.
enum class PasskeyFault : std::uint8_t {
    unreadable, ///< malformed response
    elsewhere,  ///< for another page or another request
    nobody      ///< user not verified by the authenticator: no PIN, no fingerprint
};

/// Returns the response's challenge in base64url; empty if it has none. Checks nothing else.
std::string challenge_of(const PasskeyResponse& words);

/// Checks that the response was made for this use, by a page of `origin` ("https://cards.example") and by a
/// verified user. Returns the authenticator's signature count (zero: it does not count).
tl::expected<std::uint32_t, PasskeyFault> verify_response(const PasskeyResponse& words, PasskeyUse use,
                                                          const std::string& origin);

/// True for a public key (SubjectPublicKeyInfo, DER) of a supported kind: ECDSA on P-256, Ed25519, RSA of
/// 2048 to 4096 bits.
bool is_passkey(std::string_view public_key);
/// True if the key's holder signed the response.
bool has_signed(std::string_view public_key, const PasskeyResponse& words, std::string_view signature);

} // namespace germini::server
