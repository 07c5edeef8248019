// `germini restore`: puts a backup in place of the database.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Sets `status` to 1 if the restored database differs from its own hands.
void add_restore(CLI::App& app, int& status);

} // namespace germini::cli
