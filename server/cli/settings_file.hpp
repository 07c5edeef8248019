// The TOML file with settings.
#pragma once
#include <string>
#include <toml++/toml.h>

namespace germini::cli {

/// Reads the file. Throws CLI::ValidationError if it cannot be read or is no TOML.
toml::table read_settings_file(const std::string& file);

} // namespace germini::cli
