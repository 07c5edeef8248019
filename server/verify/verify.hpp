// Whether a database says what its own hands say (docs/verify.md): every closed hand is played again by its
// record, every match reckoned again from its hands, and the chain over the hands computed again.
#pragma once
#include "server/store/database.hpp"
#include "server/table/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// A link that somebody has noted down, to be found again.
struct NotedLink {
    std::int64_t n = 0;
    std::string hash; ///< in hexadecimal digits
};

struct Verified {
    std::int64_t hands = 0, matches = 0, links = 0, entries = 0;
    std::int64_t differences = 0;
    std::string first;                  ///< the first of them, in words; empty where there is none
    std::optional<NotedLink> last_link; ///< of the chain; none of an empty one
};

/// Reads one moment of the database; a server may go on with it. Throws StoreError where it cannot be read.
Verified verify(store::Database& db, const Games& games, const std::vector<NotedLink>& noted);

} // namespace germini::server
