// `germini serve`.
#pragma once
#include "server/net/server.hpp"

#include <CLI/CLI.hpp>
#include <string>

namespace germini::cli {

/// Adds the subcommand `serve`, which serves until SIGTERM or SIGINT.
void add_serve(CLI::App& app, int& status);

/// Sets the log's level and format.
void start_log(const std::string& level, const std::string& format);

/// Serves these games with these settings until SIGTERM or SIGINT. Returns the exit status. If `port_file` is
/// set, the bound port is written there once the server answers.
int serve(server::ServerSettings settings, server::Games games, const std::string& port_file);

} // namespace germini::cli
