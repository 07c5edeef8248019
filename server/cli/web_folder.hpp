// Restrictions on the web client's folder.
#pragma once
#include <string>

namespace germini::cli {

/// Returns why `web` must not be served; empty if it may. Every file below it is public, and reading a
/// database file outside SQLite drops its locks.
std::string wrong_web_folder(const std::string& web, const std::string& data, const std::string& database);

} // namespace germini::cli
