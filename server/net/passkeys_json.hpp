// Bodies about passkeys, read: each with what is wrong beside its field.
#pragma once
#include "protocol/wire/json_text.hpp"
#include "server/crypto/passkey.hpp"

#include <cstddef>
#include <string>

namespace germini::server {

/// A new one; all bytes in base64url.
struct AddPasskeyRequest {
    std::string credential, public_key;
    PasskeyWords words;
};
protocol::ReadResult<AddPasskeyRequest> read_add_passkey(const std::string& body, std::size_t most_bytes);

struct ByPasskeyRequest {
    std::string credential, signature;
    PasskeyWords words;
    bool take = false; ///< what he was here before, as a guest, is his too
};
protocol::ReadResult<ByPasskeyRequest> read_by_passkey(const std::string& body, std::size_t most_bytes);

} // namespace germini::server
