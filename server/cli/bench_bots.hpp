// `germini bench bots`: how much the greedy bot wins from the random one.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

void add_bench_bots(CLI::App& bench);

} // namespace germini::cli
