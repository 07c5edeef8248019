// `germini migrate`.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand: what the server does at its start, by itself, or tried on a copy.
void add_migrate(CLI::App& app);

} // namespace germini::cli
