// germini restore: a backup back in its place.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

void add_restore(CLI::App& app);

} // namespace germini::cli
