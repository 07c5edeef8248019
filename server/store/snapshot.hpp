// Complete copy of a database, as it is between two commits.
#pragma once
#include "server/store/database.hpp"

#include <string>

namespace germini::store {

/// Copies the database into the file `to`, which only its owner may read, and returns once that is on the
/// disk. An existing file is replaced in one step when the copy is complete. Others may keep writing to the
/// database in the meantime. Throws StoreError; then `to` is unchanged.
void snapshot(Database& database, const std::string& to);

} // namespace germini::store
