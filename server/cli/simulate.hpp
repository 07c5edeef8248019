// `germini simulate`.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand `simulate` to the program; where it is called, it runs and prints.
void add_simulate(CLI::App& app);

} // namespace germini::cli
