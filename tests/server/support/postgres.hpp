// The suites on PostgreSQL: each folder of a test has a database there.
#pragma once
#include "tests/server/support/temp_dir.hpp"

#include <string>

namespace germini::test {

/// Returns the connection URI of the folder's database, which the first call makes with the program's schema;
/// empty if the suites run on SQLite, that is, without tests/postgres/server.sh.
std::string postgres_of(const TempDir& folder);

/// Returns the place of the database that a server of this folder has (quick_settings).
std::string database_of(const TempDir& folder);

} // namespace germini::test
