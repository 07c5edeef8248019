// The database that a command works on; the same options as `germini serve`.
#pragma once
#include <CLI/CLI.hpp>
#include <string>

namespace germini::cli {

/// Returns `db`, or the default database file in the folder `data` if `db` is empty.
std::string database_path(const std::string& data, const std::string& db);

struct DatabaseOption {
    std::string data = "data", db;

    void add_to(CLI::App& command);
    std::string path() const { return database_path(data, db); }
};

} // namespace germini::cli
