// `germini verify`: checks whether a database agrees with its own hands.
#pragma once
#include "server/store/database.hpp"

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace germini::cli {

/// Verifies the database and prints what was found. Returns the exit status: 1 if anything differs. Throws
/// StoreError if it cannot be read, or has the schema of another program. `links`, `match_days`: as for
/// --link and --match-days. `access`: `existing` leaves no file beside the database, which a server's user
/// may not be able to write.
int verify_and_print(const std::string& place, const std::vector<std::string>& links, int match_days,
                     store::Access access = store::Access::reading);

/// Sets `status` to 1 if something differs.
void add_verify(CLI::App& app, int& status);

} // namespace germini::cli
