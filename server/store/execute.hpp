// The only place where commands become rows.
#pragma once
#include "server/model/command.hpp"
#include "server/store/database.hpp"

namespace germini::store {

/// Writes the command within the caller's transaction, and returns the command's own `Outcome`. Throws
/// StoreError if the database refuses it; then the transaction must be rolled back.
model::Outcome execute(Database& db, const model::Command& command);

} // namespace germini::store
