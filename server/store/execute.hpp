// The only place where commands become rows.
#pragma once
#include "server/store/command.hpp"
#include "server/store/database.hpp"

namespace germini::store {

/// Writes the command within the caller's transaction, and returns the command's own `Outcome`. Throws
/// StoreError if the database refuses it; then the transaction must be rolled back.
Outcome execute(Database& db, const Command& command);

} // namespace germini::store
