// `germini bench signature`.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

void add_bench_signature(CLI::App& bench);

} // namespace germini::cli
