// The passkeys of accounts (crypto/passkey.hpp).
#pragma once
#include "server/store/guests.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

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

/// Returns the guest's passkeys, the newest first.
std::vector<PasskeyRow> passkeys_of(Database& db, GuestKey guest);
std::optional<PasskeyRow> find_passkey(Database& db, const std::string& credential);
void add_passkey(Database& db, const PasskeyRow& passkey);
/// Returns false if the passkey is gone or its counter has not grown. Then the signature was replayed, or
/// the passkey was cloned.
bool use_passkey(Database& db, const std::string& credential, std::uint32_t count, std::int64_t at);
/// Returns false if the guest has no passkey with that id.
bool end_passkey(Database& db, GuestKey guest, const std::string& id);
void end_passkeys(Database& db, GuestKey guest);

} // namespace germini::store
