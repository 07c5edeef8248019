// `germini migrate`.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand, which performs the server's start-up migration or tries it on a copy.
void add_migrate(CLI::App& app);

} // namespace germini::cli
