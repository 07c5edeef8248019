// A whole copy of a database, as it is between two commits.
#pragma once
#include "server/store/database.hpp"

#include <string>

namespace germini::store {

/// Writes the database into the file `to`, which only its owner may read, and returns once that is on the
/// disk. A file that is there already is replaced in one step, once the copy is whole. Others may go on
/// writing to the database meanwhile. Throws StoreError: `to` is as it was then.
void snapshot(Database& database, const std::string& to);

} // namespace germini::store
