// Nodes of a cluster, and what they read and write about each other (docs/cluster.md). Only with PostgreSQL.
#pragma once
#include "server/model/account_command.hpp"
#include "server/model/keys.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::model {

using NodeKey = Key<struct NodeTag>;

/// What a node has to hear of.
struct NodeMessage {
    std::string kind; ///< session_ended, session_renewed, person_deleted, person_renamed or club_changed
    std::int64_t number = 0;
    std::string text;
};

/// A member's role, the organisers or the invitations of a club have changed, or it is deleted. `person`: the
/// public number of that member, if it is about one.
inline NodeMessage club_changed(const std::string& club, std::optional<std::int64_t> person = std::nullopt) {
    return {"club_changed", person.value_or(-1), club};
}
/// Returns a person's rows as a JSON array without spaces.
inline std::string rows_text(const std::vector<GuestKey>& rows) {
    std::string text;
    for (const GuestKey row : rows) text += (text.empty() ? "" : ",") + std::to_string(row.number());
    return "[" + text + "]";
}
/// Its text is the person's rows.
inline NodeMessage person_deleted(const DeletedPerson& person) {
    return {"person_deleted", person.number, rows_text(person.rows)};
}
/// Its text is the person's rows, a space and the new name.
inline NodeMessage person_renamed(const RenamedPerson& person) {
    return {"person_renamed", 0, rows_text(person.rows) + " " + person.name};
}

/// A table in the lobbies of the other nodes.
struct LobbyRow {
    TableKey table;
    bool open = false;
    std::int64_t created = 0;
    std::vector<GuestKey> insiders; ///< may see it even if it is by invitation
    std::string line;               ///< as server/actor/lobby_line writes it; empty if the table is over
};

// Queries.

/// Finds the node at which a table lives.
struct FindOwner {
    using Outcome = std::optional<std::string>; ///< its name, or empty if it lives nowhere; nullopt: no table
    std::string table;
};
/// Returns whether the guest may know of a table that lives at another node: it is open, the invitation is
/// its own, or the guest is an insider. True if the table lives at this node, which decides it by itself.
struct MaySeeTable {
    using Outcome = bool;
    std::string table;
    NodeKey node;                ///< this one
    std::vector<GuestKey> guest; ///< all rows of the guest
    std::optional<server::SecretHash> invitation;
};
/// Counts the unfinished tables that a guest hosts, at all nodes.
struct CountHosted {
    using Outcome = std::size_t;
    std::vector<GuestKey> guest; ///< all rows of the guest
};
/// Lists the ids of the unfinished tables that live at a node, the oldest first.
struct ListLeased {
    using Outcome = std::vector<std::string>;
    NodeKey node;
};
/// Lists the lobby's lines of unfinished tables that live at other nodes: the guest's own ones, newest first,
/// and then open ones in turns by their makers.
struct ListElsewhere {
    using Outcome = std::vector<std::string>;
    NodeKey node;
    std::vector<GuestKey> guest; ///< all rows of the guest
    std::size_t most = 0;        ///< of each kind
    std::int64_t now = 0;        ///< milliseconds since 1970
};

// Commands.

/// Lets a table that lives nowhere live at this node.
struct LeaseTable {
    using Outcome = std::string; ///< the name of the node at which it lives now
    std::string table;
};
/// Gives a stopped table to another node.
struct GiveTable {
    using Outcome = std::optional<std::string>; ///< the node's name; nullopt if there is no other node
    TableKey table;
};
struct SaveLobby {
    using Outcome = NoResult;
    std::vector<LobbyRow> rows;
};

} // namespace germini::model
