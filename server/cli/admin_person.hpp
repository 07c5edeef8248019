// `germini admin person …`: accounts and guests of a running server.
#pragma once
#include "server/cli/database_option.hpp"

#include <CLI/CLI.hpp>
#include <memory>

namespace germini::cli {

void add_admin_person(CLI::App& admin, const DatabaseOption& database);

} // namespace germini::cli
