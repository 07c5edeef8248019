// `germini bench`: what the engine, its bots and the server do a second, how well the bots play, and the
// signature.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand `bench` with its own (`hands`, `bots`, `signature`, `server`, `soak`, `start`) to the
/// program; where one is called, it runs and prints, and sets the exit status.
void add_bench(CLI::App& app, int& status);

} // namespace germini::cli
