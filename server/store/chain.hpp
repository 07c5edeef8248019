// The chain of closed hands: each link covers the previous one (docs/verify.md).
#pragma once
#include "server/model/chain_link.hpp"
#include "server/store/database.hpp"

#include <optional>

namespace germini::store {

/// Adds the link of a hand that was just closed, as it is in the database, in the same transaction.
void add_link(Database& db, model::HandKey hand);
/// Starts the chain if it is empty: adds links for hands closed before there was a chain, in the order in
/// which they were closed. Does nothing once the chain has begun.
void begin_chain(Database& db);

std::optional<model::ChainLink> link_of(Database& db, model::HandKey hand);
std::optional<model::ChainLink> last_link(Database& db);

} // namespace germini::store
