// `germini standings`: the figures of a club's season from a database, as page and API have them.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

void add_standings(CLI::App& app);

} // namespace germini::cli
