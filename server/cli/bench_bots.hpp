// `germini bench bots`: one bot's winnings against another.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

void add_bench_bots(CLI::App& bench);

} // namespace germini::cli
