// germini fair: whether a hand was dealt of the chance that was promised.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// `status` becomes 1 where the proof does not hold, 2 where it cannot be read.
void add_fair(CLI::App& app, int& status);

} // namespace germini::cli
