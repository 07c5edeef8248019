// `germini_load start`: how long the server takes to serve a database with many unfinished tables.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::load {

/// Adds the subcommand `start`; if it is called, it runs, prints, and sets `status` to 1 if
/// the server needed longer than allowed.
void add_start(CLI::App& app, int& status);

} // namespace germini::load
