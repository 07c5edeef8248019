// `germini standings`: the figures of a club's season from a database, identical to the page's and the API's.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

void add_standings(CLI::App& app);

} // namespace germini::cli
