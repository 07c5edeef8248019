// Verifies a database against its own hands (docs/verify.md). Plays every closed hand again from its
// record, recomputes every match from its hands, recomputes the chain of hands, and finds rows that others
// need and that are missing.
#pragma once
#include "server/store/database.hpp"
#include "server/table/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// A link that somebody noted down, to be compared.
struct NotedLink {
    std::int64_t n = 0;
    std::string hash; ///< hexadecimal
};

struct VerifyResult {
    std::int64_t hands = 0, matches = 0, links = 0, entries = 0;
    std::int64_t expired_hands = 0, expired_matches = 0; ///< in addition to the others; `links` has both
    std::int64_t differences = 0;
    std::string first;                  ///< the first difference in words; empty if none was found
    std::optional<NotedLink> last_link; ///< last link of the chain; unset if the chain is empty
};

/// Whether packs may come from a file instead of a secret (GERMINI_TEST_SETTINGS).
enum class PreparedPacks : std::uint8_t { none, possible };

/// Reads one snapshot of the database, which a server may keep using. Throws StoreError if it cannot be
/// read. `expired_before`: a match may have expired only if it had ended by then, in milliseconds since 1970.
VerifyResult verify(store::Database& db, const Games& games, const std::vector<NotedLink>& noted,
                    PreparedPacks prepared = PreparedPacks::possible, std::int64_t expired_before = 0);

} // namespace germini::server
