// Where the web client may lie.
#pragma once
#include <string>

namespace germini::cli {

/// Why `web` must not be served; empty if it may: every file below it goes to whoever asks, and reading a
/// database's file besides SQLite drops its locks.
std::string wrong_web_folder(const std::string& web, const std::string& data, const std::string& database);

} // namespace germini::cli
