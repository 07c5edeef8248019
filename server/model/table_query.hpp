// What is read about tables, as plain values (query.hpp).
#pragma once
#include "protocol/wire/action_id.hpp"
#include "server/model/saved_table.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::model {

/// Lists the ids of all tables that are not over, the oldest first.
struct ListUnfinishedTables {
    using Outcome = std::vector<std::string>;
};
/// Finds a table by its id, even if it is over.
struct FindTable {
    using Outcome = std::optional<TableRow>;
    std::string table;
};
/// Reads everything that is stored about a table.
struct LoadTable {
    using Outcome = std::optional<SavedTable>;
    std::string table;
};
/// Finds out whether a guest's action is in the log of a hand of this table.
struct FindAction {
    using Outcome = bool;
    TableKey table;
    server::TableHand hand{};
    GuestKey guest;
    protocol::ActionId action{};
};

} // namespace germini::model
