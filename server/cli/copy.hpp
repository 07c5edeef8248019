// germini copy: a whole database, also from SQLite to PostgreSQL and back.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

void add_copy(CLI::App& app);

} // namespace germini::cli
