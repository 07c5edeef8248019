// Which database a command is about, as `germini serve` has it.
#pragma once
#include <CLI/CLI.hpp>
#include <string>

namespace germini::cli {

struct DatabaseOption {
    std::string data = "data", db;

    void add_to(CLI::App& command);
    std::string path() const { return db.empty() ? data + "/germini.db" : db; }
};

} // namespace germini::cli
