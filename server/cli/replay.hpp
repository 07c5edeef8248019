// `germini replay`.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand `replay`, which runs and sets `status` to the exit status.
void add_replay(CLI::App& app, int& status);

} // namespace germini::cli
