// Parses request bodies about passkeys. Errors name the field that is wrong.
#pragma once
#include "protocol/wire/json_text.hpp"
#include "server/crypto/passkey.hpp"

#include <cstddef>
#include <string>

namespace germini::server {

/// A new passkey; all bytes are in base64url.
struct AddPasskeyRequest {
    std::string credential, public_key;
    PasskeyResponse words;
};
protocol::ReadResult<AddPasskeyRequest> read_add_passkey(const std::string& body, std::size_t most_bytes);

struct ByPasskeyRequest {
    std::string credential, signature;
    PasskeyResponse words;
    bool merge = false; ///< merges the current guest into the account
};
protocol::ReadResult<ByPasskeyRequest> read_by_passkey(const std::string& body, std::size_t most_bytes);

} // namespace germini::server
