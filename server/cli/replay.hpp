// `germini replay`.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand `replay`; where it is called, it runs and puts the exit status into `status`.
void add_replay(CLI::App& app, int& status);

} // namespace germini::cli
