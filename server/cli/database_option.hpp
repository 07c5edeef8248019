// Which database a command is about, as `germini serve` has it.
#pragma once
#include <CLI/CLI.hpp>
#include <string>

namespace germini::cli {

/// The database's file; where none is named, that of the folder.
std::string database_path(const std::string& data, const std::string& db);

struct DatabaseOption {
    std::string data = "data", db;

    void add_to(CLI::App& command);
    std::string path() const { return database_path(data, db); }
};

} // namespace germini::cli
