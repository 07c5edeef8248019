// The chain of closed hands: each link covers the previous one (docs/verify.md).
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

/// Adds the link of a hand that was just closed, as it is in the database, in the same transaction.
void add_link(Database& db, HandKey hand);
/// Starts the chain if it is empty: adds links for hands closed before there was a chain, in the order in
/// which they were closed. Does nothing once the chain has begun.
void begin_chain(Database& db);

std::optional<ChainLink> link_of(Database& db, HandKey hand);
std::optional<ChainLink> last_link(Database& db);

} // namespace germini::store
