// The database that a command works on; the same options as `germini serve`.
#pragma once
#include <CLI/CLI.hpp>
#include <string>

namespace germini::cli {

/// Returns `db`, or the default database file in the folder `data` if `db` is empty.
std::string database_path(const std::string& data, const std::string& db);

/// Adds --database, a connection URI of PostgreSQL.
CLI::Option* add_postgres(CLI::App& command, std::string& postgres);

/// Adds --match-days: how old the matches are that have expired.
CLI::Option* add_match_days(CLI::App& command, int& days);

struct DatabaseOption {
    std::string data = "data", db, postgres;

    /// `postgres_too`: the command also works on PostgreSQL.
    void add_to(CLI::App& command, bool postgres_too = false);
    /// Returns the path of the file.
    std::string path() const { return database_path(data, db); }
    /// Returns the file's path or the connection URI (store::Database).
    std::string place() const { return postgres.empty() ? path() : postgres; }
};

} // namespace germini::cli
