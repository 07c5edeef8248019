// `germini bench soak`: tables of bots for minutes, and whether the server's memory stays what it was.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Adds the subcommand `soak` to `bench`; where it is called, it runs, prints, and sets `status` to 1 where
/// memory grew by more than it may.
void add_bench_soak(CLI::App& bench, int& status);

} // namespace germini::cli
