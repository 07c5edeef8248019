// The one place where commands become rows.
#pragma once
#include "server/store/command.hpp"
#include "server/store/database.hpp"

namespace germini::store {

/// Writes it, within a transaction of the caller's; what comes back is the command's own `Outcome`. Throws
/// StoreError where the database says no: the transaction is to be given up then.
Outcome execute(Database& db, const Command& command);

} // namespace germini::store
