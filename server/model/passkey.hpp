// The passkeys of accounts (crypto/passkey.hpp).
#pragma once
#include "server/model/keys.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace germini::model {

/// Most passkeys per account.
inline constexpr std::int64_t kMostPasskeys = 20;

struct PasskeyRow {
    std::string id;
    GuestKey guest;
    std::string credential;   ///< credential id given by the authenticator, as bytes
    std::string public_key;   ///< SubjectPublicKeyInfo, DER
    std::uint32_t count = 0;  ///< the authenticator's signature counter; 0 if it does not count
    std::string device;       ///< the browser's name at registration, or empty
    std::int64_t created = 0; ///< milliseconds since 1970
    std::optional<std::int64_t> used{};
};

} // namespace germini::model
