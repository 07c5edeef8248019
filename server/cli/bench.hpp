// `germini bench`: what the engine does a second, how well the bots play, and the signature. The server is
// measured by a program of its own (tests/bench/load).
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand `bench` with its own (`hands`, `bots`, `signature`) to the program; where one is
/// called, it runs and prints.
void add_bench(CLI::App& app);

} // namespace germini::cli
