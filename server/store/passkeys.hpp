// The passkeys of accounts (crypto/passkey.hpp).
#pragma once
#include "server/store/guests.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// Of one account.
inline constexpr std::int64_t kMostPasskeys = 20;

struct PasskeyRow {
    std::string id;
    GuestKey guest;
    std::string credential;   ///< what the authenticator calls it: bytes
    std::string public_key;   ///< SubjectPublicKeyInfo, DER
    std::uint32_t count = 0;  ///< of signatures, by the authenticator; 0: it does not count
    std::string device;       ///< by which it was made: what the browser calls itself, or nothing
    std::int64_t created = 0; ///< milliseconds since 1970
    std::optional<std::int64_t> used{};
};

/// The newest first.
std::vector<PasskeyRow> passkeys_of(Database& db, GuestKey guest);
std::optional<PasskeyRow> find_passkey(Database& db, const std::string& credential);
void add_passkey(Database& db, const PasskeyRow& passkey);
/// False where the key is gone, or its count has not grown: the signature was seen before, or there is a copy
/// of it.
bool use_passkey(Database& db, const std::string& credential, std::uint32_t count, std::int64_t at);
/// False where he has none of that id.
bool end_passkey(Database& db, GuestKey guest, const std::string& id);
void end_passkeys(Database& db, GuestKey guest);

} // namespace germini::store
