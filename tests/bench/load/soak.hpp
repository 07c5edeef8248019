// `germini_load soak`: tables of bots for minutes, and whether the server's memory stays what it was.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::load {

/// Adds the subcommand `soak`; where it is called, it runs, prints, and sets `status` to 1 where
/// memory grew by more than it may.
void add_soak(CLI::App& app, int& status);

} // namespace germini::load
