// `germini bench bots`: the greedy bot's winnings against the random one.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

void add_bench_bots(CLI::App& bench);

} // namespace germini::cli
