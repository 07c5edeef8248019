// `germini admin`.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand: orders to the server that runs on a database, over its socket.
void add_admin(CLI::App& app);

} // namespace germini::cli
