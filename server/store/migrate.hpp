// The database's schema, brought up to what the program knows.
#pragma once
#include "server/store/database.hpp"

#include <span>
#include <string>
#include <string_view>

namespace germini::store {

struct Migration {
    int number;            ///< 1, 2, …: the schema's version once it has run
    std::string_view name; ///< "0001_tables_and_log.sql"
    std::string_view sql;
};

/// The program's own, from migrations/, in order.
std::span<const Migration> migrations();

/// The number of the last migration that the database has seen; 0 for a new one.
int schema_version(Database& database);

/// Throws StoreError where the database is newer than the program, or is no database of Germini.
void refuse_strangers(Database& database, const std::string& path);

/// Throws StoreError where the database is damaged, newer than the program, or no database of Germini.
void check_sound(Database& database, const std::string& path);

/// Runs what is missing, each in a transaction, and makes no copy before.
void run_missing(Database& database, std::span<const Migration> steps);

/// The same for a database in use. A database that has something in it is first copied to
/// `path`.before-NNNN (an older copy of that name stands until the new one is whole). Throws StoreError where
/// the database is newer than the program, or is no database of Germini.
void migrate(Database& database, const std::string& path, std::span<const Migration> steps);

} // namespace germini::store
