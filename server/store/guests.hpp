// Guests: lasting identities. How a guest signs in is in sessions.hpp; members' accounts are in
// accounts.hpp.
#pragma once
#include "server/crypto/random.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

struct Guest {
    GuestKey key;
    std::string id;
    std::string name; ///< display name
    std::int64_t number = 0;
    std::optional<server::SecretHash> browser{}; ///< browser last used, if known
    bool member = false;                         ///< has an account
    bool administrator = false;                  ///< has an account that administers others
    SessionKey session{};  ///< the session they signed in with; null if they were found otherwise
    std::int64_t seen = 0; ///< when the session was last seen, in milliseconds since 1970
    /// Other rows of the same person (merges.hpp); set only if found by a session.
    std::vector<GuestKey> others{};
    /// Returns all rows of the person, the current one first.
    std::vector<GuestKey> keys() const {
        std::vector<GuestKey> all{key};
        all.insert(all.end(), others.begin(), others.end());
        return all;
    }
};

/// Range of guests' public numbers, which have nine digits and distinguish guests of the same name.
inline constexpr std::int64_t kLeastNumber = 100'000'000, kMostNumber = 999'999'999;

/// Draws a number from a source of 32-bit words; it may already be taken.
std::int64_t draw_number(const std::function<std::uint32_t()>& random);

/// Adds a guest and returns it with its key. If the number is taken, the guest gets the next free one. The
/// first session, opened by `secret`, gets the guest's own id.
Guest add_guest(Database& db, Guest guest, const server::SecretHash& secret, std::int64_t now,
                const std::string& device = "");
/// Finds the guest whose session has the secret.
std::optional<Guest> find_guest(Database& db, const server::SecretHash& secret);
/// Finds a guest by public number; never one who is deleted or merged into another.
std::optional<Guest> find_number(Database& db, std::int64_t number);
void mark_browser(Database& db, GuestKey key, const server::SecretHash& browser);
void rename_guest(Database& db, GuestKey key, const std::string& name);

/// Guests by key. A merged row has the data of the person it was merged into; keys without a row are
/// absent.
using People = std::map<GuestKey, Guest>;
People people_of(Database& db, const std::vector<GuestKey>& keys);

} // namespace germini::store
