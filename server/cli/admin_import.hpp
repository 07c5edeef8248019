// `germini admin import-results`: past matches of a club from a CSV file.
#pragma once
#include "server/cli/database_option.hpp"

#include <CLI/CLI.hpp>

namespace germini::cli {

void add_admin_import(CLI::App& admin, const DatabaseOption& database);

} // namespace germini::cli
