// `germini bench hands`: random hands through decide and fold, as many a second as one thread plays.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

void add_bench_hands(CLI::App& bench);

} // namespace germini::cli
