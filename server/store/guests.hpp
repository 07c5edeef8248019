// Guests: who somebody is, for good. What he comes by stands in sessions.hpp, what makes him a member in
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
    std::string name; ///< as it is shown
    std::int64_t number = 0;
    std::optional<server::SecretHash> browser{}; ///< that he came from last, where it is known
    bool member = false;                         ///< has an account
    bool administrator = false;                  ///< and it looks after others
    SessionKey session{};                        ///< that he comes by; none where he was found otherwise
    std::int64_t seen = 0; ///< when the session was seen last, in milliseconds since 1970
    /// Rows that turned out to be his (merges.hpp); known where he was found by a session.
    std::vector<GuestKey> others{};
    /// All of his rows, his own first.
    std::vector<GuestKey> keys() const {
        std::vector<GuestKey> all{key};
        all.insert(all.end(), others.begin(), others.end());
        return all;
    }
};

/// Every guest's public number, which tells two of one name apart, has nine digits.
inline constexpr std::int64_t kLeastNumber = 100'000'000, kMostNumber = 999'999'999;

/// Drawn from a source of 32 bits; somebody may have it.
std::int64_t draw_number(const std::function<std::uint32_t()>& random);

/// Adds a guest: the same with its key, and where another has his number, with the next one that nobody has.
/// His first session, by `secret`, bears his own id.
Guest add_guest(Database& db, Guest guest, const server::SecretHash& secret, std::int64_t now,
                const std::string& device = "");
/// Whose session has the secret.
std::optional<Guest> find_guest(Database& db, const server::SecretHash& secret);
/// By his public number; nobody who is deleted or has turned out to be another.
std::optional<Guest> find_number(Database& db, std::int64_t number);
void mark_browser(Database& db, GuestKey key, const server::SecretHash& browser);
void rename_guest(Database& db, GuestKey key, const std::string& name);

/// By key; of one who turned out to be another, what that one is called. Who is not there is left out.
using People = std::map<GuestKey, Guest>;
People people_of(Database& db, const std::vector<GuestKey>& keys);

} // namespace germini::store
