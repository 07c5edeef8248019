// Guests: a name, and the hash of the secret that they prove themselves with.
#pragma once
#include "server/fair/random.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace germini::store {

struct Guest {
    std::int64_t key = 0;
    std::string id;
    std::string name;
};

/// Adds a guest; its `key` is the answer's.
std::int64_t add_guest(Database& db, const Guest& guest, const server::SecretHash& secret, std::int64_t now);
std::optional<Guest> find_guest(Database& db, const server::SecretHash& secret);
void rename_guest(Database& db, std::int64_t key, const std::string& name);

} // namespace germini::store
