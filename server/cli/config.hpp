// `germini config`: the settings in force, as a file for --config.
#pragma once
#include <CLI/CLI.hpp>
#include <string>

namespace germini::cli {

void add_config(CLI::App& app);

/// Returns every setting of the command with its value, one per line. With `example`, the lines have the
/// default values, start with `#`, and follow a description.
std::string settings_text(const CLI::App& command, bool example);

} // namespace germini::cli
