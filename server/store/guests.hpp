// Guests: a name, a public number, and the hash of the secret that they prove themselves with.
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
};

/// Every guest's public number, which tells two of one name apart, has nine digits.
inline constexpr std::int64_t kLeastNumber = 100'000'000, kMostNumber = 999'999'999;

/// Drawn from a source of 32 bits; somebody may have it.
std::int64_t draw_number(const std::function<std::uint32_t()>& random);

/// Adds a guest: the same with its key, and where another has his number, with the next one that nobody has.
Guest add_guest(Database& db, Guest guest, const server::SecretHash& secret, std::int64_t now);
std::optional<Guest> find_guest(Database& db, const server::SecretHash& secret);
void mark_browser(Database& db, GuestKey key, const server::SecretHash& browser);
void rename_guest(Database& db, GuestKey key, const std::string& name);
void set_secret(Database& db, GuestKey key, const server::SecretHash& secret);

/// By key. Who is not there is left out.
using People = std::map<GuestKey, Guest>;
People people_of(Database& db, const std::vector<GuestKey>& keys);

} // namespace germini::store
