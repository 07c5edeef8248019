// `germini verify`: checks whether a database agrees with its own hands.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Sets `status` to 1 if something differs.
void add_verify(CLI::App& app, int& status);

} // namespace germini::cli
