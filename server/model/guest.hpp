// Guests: lasting identities. How a guest signs in is in session.hpp; members' accounts are in
// account.hpp.
#pragma once
#include "engine/core/shuffle.hpp"
#include "server/crypto/random.hpp"
#include "server/model/keys.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace germini::model {

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
    /// Other rows of the same person (merge.hpp); set only if found by a session.
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
inline std::int64_t draw_number(const std::function<std::uint32_t()>& random) {
    constexpr auto kNumbers = static_cast<std::uint32_t>(kMostNumber - kLeastNumber + 1);
    return kLeastNumber + below(kNumbers, random);
}

/// Guests by key. A merged row has the data of the person it was merged into; keys without a row are
/// absent.
using People = std::map<GuestKey, Guest>;

} // namespace germini::model
