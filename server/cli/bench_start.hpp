// `germini bench start`: how long the server takes to serve a database with many unfinished tables.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand `start` to `bench`; where it is called, it runs, prints, and sets `status` to 1 where
/// the server needed longer than it may.
void add_bench_start(CLI::App& bench, int& status);

} // namespace germini::cli
