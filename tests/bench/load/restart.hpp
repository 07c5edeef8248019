// `germini_load restart`: the interruption that a restart causes for players.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::load {

/// Adds the subcommand `restart`; if it is called, it runs, prints, and sets `status` to 1 if the
/// interruption was longer than allowed.
void add_restart(CLI::App& app, int& status);

} // namespace germini::load
