// An authenticator without a browser: real keys, and WebAuthn data made by hand.
#pragma once
#include "tests/server/support/test_server.hpp"

#include <cstdint>
#include <memory>
#include <string>

struct evp_pkey_st;

namespace germini::test {

enum class KeyKind : std::uint8_t { p256, ed25519, rsa, short_rsa, slow_rsa, p384 };

class Authenticator {
public:
    /// For pages of `origin`, e.g. "https://cards.example".
    explicit Authenticator(std::string origin, KeyKind kind = KeyKind::p256);

    /// The body that registers it.
    json created(const std::string& challenge);
    /// The body of a login; it counts its signatures.
    json signed_by(const std::string& challenge);

    std::string origin;           ///< that the page claims
    std::string name;             ///< the relying party: the origin's name
    unsigned flags = 0x01 | 0x04; ///< user present and verified
    std::uint32_t count = 0;      ///< of signatures; stays zero if `counts` is false
    bool counts = true;
    bool framed = false; ///< the page was in another's frame
    std::string id;      ///< bytes

private:
    json words(const std::string& type, const std::string& challenge);

    std::shared_ptr<evp_pkey_st> key_;
};

} // namespace germini::test
