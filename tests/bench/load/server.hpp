// `germini_load server`: tables of clients at the real server, at full speed.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::load {

/// Adds the subcommand `server`; if it is called, it runs and prints. `status` becomes 1 if
/// --check is given and a ratio misses the expected value.
void add_server(CLI::App& app, int& status);

} // namespace germini::load
