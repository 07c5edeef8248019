// `germini bench`: engine speed per second, playing strength of the bots, and the signature. A separate
// program measures the server (tests/bench/load).
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand `bench` with its own subcommands (`hands`, `bots`, `signature`), which run and print.
void add_bench(CLI::App& app);

} // namespace germini::cli
