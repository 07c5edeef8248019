// germini config: the settings in force, as a file that --config takes.
#pragma once
#include <CLI/CLI.hpp>
#include <string>

namespace germini::cli {

void add_config(CLI::App& app);

/// Every setting of the command with its value, one a line. As an example: with the defaults, each behind a
/// `#` and below what it is for.
std::string settings_text(const CLI::App& command, bool example);

} // namespace germini::cli
