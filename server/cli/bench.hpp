// `germini bench`: playing strength of the bots, and the signature. Separate programs measure the engine's
// and the server's speed (tests/bench).
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand `bench` with its own subcommands (`bots`, `signature`), which run and print.
void add_bench(CLI::App& app);

} // namespace germini::cli
