// `germini_load restart`: the pause that a restart makes for those who play.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::load {

/// Adds the subcommand `restart`; where it is called, it runs, prints, and sets `status` to 1 where the pause
/// was longer than it may be.
void add_restart(CLI::App& app, int& status);

} // namespace germini::load
