// Migrates the database's schema to the program's version.
#pragma once
#include "server/store/database.hpp"
#include "server/store/migrations.hpp"

#include <span>
#include <string>

namespace germini::store {

/// Returns the number of the last migration applied to the database; 0 for a new one.
int schema_version(Database& database);

/// Throws StoreError if the database is newer than the program or is not Germini's.
void check_compatible(Database& database, const std::string& path);

/// Throws StoreError if the database is damaged, newer than the program or not Germini's.
void check_sound(Database& database, const std::string& path);

/// Runs the missing migrations, each in a transaction, without making a copy first.
void run_missing(Database& database, std::span<const Migration> steps);

/// Same for a database in use. A file with content is first copied to `path`.before-NNNN; an older copy
/// of that name is kept until the new one is complete. Throws StoreError if the database is newer than the
/// program or is not Germini's.
void migrate(Database& database, const std::string& path, std::span<const Migration> steps);

} // namespace germini::store
