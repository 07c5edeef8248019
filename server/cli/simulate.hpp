// `germini simulate`.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand `simulate`, which runs and prints.
void add_simulate(CLI::App& app);

} // namespace germini::cli
