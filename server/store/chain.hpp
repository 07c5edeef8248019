// The chain of closed hands: each with a link that holds the one before it (docs/verify.md).
#pragma once
#include "server/store/database.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace germini::store {

struct ChainLink {
    std::int64_t n = 0; ///< from 1
    std::string hash;   ///< 32 bytes
};

/// Of a hand that has just been closed, in the same transaction, as it stands in the database.
void add_link(Database& db, HandKey hand);
/// Where there is no link yet: of the hands that were closed before there was a chain, in the order in which
/// they were. Once it has begun nothing is put in.
void begin_chain(Database& db);

std::optional<ChainLink> link_of(Database& db, HandKey hand);
std::optional<ChainLink> last_link(Database& db);

} // namespace germini::store
