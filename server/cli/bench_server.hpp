// `germini bench server`: tables of clients at the real server, at full speed.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand `server` to `bench`; where it is called, it runs and prints. `status` becomes 1 where
/// --check is given and a ratio misses what is expected.
void add_bench_server(CLI::App& bench, int& status);

} // namespace germini::cli
