// `germini verify`: whether a database says what its own hands say.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// `status` becomes 1 where something differs.
void add_verify(CLI::App& app, int& status);

} // namespace germini::cli
