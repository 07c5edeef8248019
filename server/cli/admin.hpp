// `germini admin`.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand: commands to the running server of a database, over its socket.
void add_admin(CLI::App& app);

} // namespace germini::cli
