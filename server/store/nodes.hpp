// The nodes of a cluster and the tables that live at them (migrations/postgres, schema `cluster`). PostgreSQL
// only.
#pragma once
#include "server/model/cluster.hpp"
#include "server/store/database.hpp"

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

/// Returns and deletes the node's messages, oldest first.
std::vector<model::NodeMessage> take_messages(Database& db, model::NodeKey node);

/// Lets all unfinished tables that live nowhere live at the node of this connection, and forgets its finished
/// ones.
void claim_tables(Database& db);
/// Lets a new table live at the node of this connection, if there is a cluster.
void lease_new(Database& db, model::TableKey table);

} // namespace germini::store
