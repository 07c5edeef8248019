#include "server/cli/settings_file.hpp"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <unistd.h>

namespace germini::cli {

toml::table read_settings_file(const std::string& file) {
    if (std::filesystem::is_directory(file))
        throw CLI::ValidationError("--config",
                                   "invalid value \"" + file + "\": it is a folder, expected a TOML file");
    if (::access(file.c_str(), R_OK) != 0)
        throw CLI::ValidationError("--config", "invalid value \"" + file + "\": it cannot be read (" +
                                                   std::generic_category().message(errno) +
                                                   "), expected a TOML file");
    try {
        return toml::parse_file(file);
    } catch (const toml::parse_error& error) {
        throw CLI::ValidationError("--config", file + " line " + std::to_string(error.source().begin.line) +
                                                   ": " + std::string(error.description()) +
                                                   "; texts need quotation marks, e.g. host = \"127.0.0.1\"");
    }
}

} // namespace germini::cli
