// The nodes of a cluster and the tables that live at them (migrations/postgres, schema `cluster`). PostgreSQL
// only.
#pragma once
#include "server/model/cluster.hpp"
#include "server/store/database.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

struct NodeRow {
    model::NodeKey key;
    std::string name;
    bool up = false;   ///< takes tables
    bool down = false; ///< its tables were given away
    std::int64_t beat = 0, given = 0;
};

/// Shows that the node lives. Returns false if it has been taken for dead.
bool beat(Database& db, const NodeIdentity& me, bool leaving);
std::vector<NodeRow> nodes(Database& db);
/// Gives the node's tables to the others, unless its beat has changed. Returns how many; nullopt if it has,
/// or if another node was first. Throws if the node holds its lock (Database of that node).
std::optional<std::int64_t> take_over(Database& db, const NodeRow& dead);
/// Ends all connections of the node.
void end_connections(Database& db, const NodeRow& node);

/// Leaves a message for each other node in the transaction that makes it necessary; nothing without a
/// cluster.
void leave_message(Database& db, const model::NodeMessage& message);
/// Lets all nodes read their messages once the transaction is committed; triggers leave some, too.
void announce_messages(Database& db);
/// Returns and deletes the node's messages, oldest first.
std::vector<model::NodeMessage> take_messages(Database& db, model::NodeKey node);

/// Lets all unfinished tables that live nowhere live at the node of this connection, and forgets its finished
/// ones.
void claim_tables(Database& db);
/// Returns whether the person of this row has as many unfinished tables at all nodes; false without a
/// cluster. Until the transaction ends, no other one counts that person's.
bool hosts_too_many(Database& db, model::GuestKey host, std::size_t most);
/// Lets a new table live at the node of this connection, if there is a cluster.
void lease_new(Database& db, model::TableKey table);

} // namespace germini::store
