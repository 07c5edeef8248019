// `germini_load server`: tables of clients at the real server, at full speed.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::load {

/// Adds the subcommand `server`; where it is called, it runs and prints. `status` becomes 1 where
/// --check is given and a ratio misses what is expected.
void add_server(CLI::App& app, int& status);

} // namespace germini::load
