// `germini backup`.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand `backup`, which copies the database, even while its server runs.
void add_backup(CLI::App& app);

} // namespace germini::cli
