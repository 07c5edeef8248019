// `germini restore`: puts a backup in place of the database.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

void add_restore(CLI::App& app);

} // namespace germini::cli
