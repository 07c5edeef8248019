// `germini bench`: what the engine and its bots do a second, how well they play, and the signature.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand `bench` with its own (`hands`, `bots`, `signature`) to the program; where one is
/// called, it runs and prints.
void add_bench(CLI::App& app);

} // namespace germini::cli
