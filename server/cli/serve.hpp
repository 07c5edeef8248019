// `germini serve`.
#pragma once
#include "server/net/server.hpp"

#include <CLI/CLI.hpp>
#include <string>

namespace germini::cli {

/// Adds the subcommand `serve`; where it is called, it serves until SIGTERM or SIGINT.
void add_serve(CLI::App& app, int& status);

/// From here on the log says so much, and so.
void start_log(const std::string& level, const std::string& format);

/// Serves what the settings say, with these games, until SIGTERM or SIGINT; returns the exit status. With
/// `port_file` the port that was bound is written there once the server answers.
int serve(server::ServerSettings settings, server::Games games, const std::string& port_file);

} // namespace germini::cli
