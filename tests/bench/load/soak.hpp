// `germini_load soak`: tables of bots for minutes, and whether the server's memory stays constant.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::load {

/// Adds the subcommand `soak`; if it is called, it runs, prints, and sets `status` to 1 if
/// memory grew by more than allowed.
void add_soak(CLI::App& app, int& status);

} // namespace germini::load
