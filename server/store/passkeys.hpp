// The passkeys of accounts (crypto/passkey.hpp).
#pragma once
#include "server/model/passkey.hpp"
#include "server/store/database.hpp"
#include "server/store/guests.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// Returns the guest's passkeys, the newest first.
std::vector<model::PasskeyRow> passkeys_of(Database& db, model::GuestKey guest);
std::optional<model::PasskeyRow> find_passkey(Database& db, const std::string& credential);
void add_passkey(Database& db, const model::PasskeyRow& passkey);
/// Records a signature and the counter that it came with.
void use_passkey(Database& db, const std::string& credential, std::uint32_t count, std::int64_t at);
void end_passkey(Database& db, model::GuestKey guest, const std::string& id);
void end_passkeys(Database& db, model::GuestKey guest);

} // namespace germini::store
