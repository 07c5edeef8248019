// `germini bench hands`: random hands per second through decide and fold on one thread.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

void add_bench_hands(CLI::App& bench);

} // namespace germini::cli
