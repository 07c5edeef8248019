// `germini backup`.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand `backup`, which copies the database of a server that may be running.
void add_backup(CLI::App& app);

} // namespace germini::cli
