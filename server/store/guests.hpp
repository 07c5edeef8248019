// Guests: lasting identities. How a guest signs in is in sessions.hpp; members' accounts are in
// accounts.hpp.
#pragma once
#include "server/model/guest.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// Adds a guest and returns it with its key. If the number is taken, the guest gets the next free one. The
/// first session, opened by `secret`, gets the guest's own id.
model::Guest add_guest(Database& db, model::Guest guest, const server::SecretHash& secret, std::int64_t now,
                       const std::string& device = "");
/// Finds the guest whose session has the secret.
std::optional<model::Guest> find_guest(Database& db, const server::SecretHash& secret);
/// Finds a guest by public number; never one who is deleted or merged into another.
std::optional<model::Guest> find_number(Database& db, std::int64_t number);
void mark_browser(Database& db, model::GuestKey key, const server::SecretHash& browser);
void rename_guest(Database& db, model::GuestKey key, const std::string& name);

/// `shown`: people as known so far; a name that is still the same is not checked again.
model::People people_of(Database& db, const std::vector<model::GuestKey>& keys,
                        const model::People& shown = {});

} // namespace germini::store
