// Whether this program can take up a database, found out on a copy.
#pragma once
#include <string>
#include <vector>

namespace germini::store {

struct MigrationCheck {
    int from = 0, to = 0;           ///< schemas; the same: there is nothing to do
    std::vector<std::string> steps; ///< migrations that are missing
    double seconds = 0;             ///< that they took, on the copy
};

/// Runs on a copy beside the database what is missing, and looks at what comes of it; the copy goes. A server
/// of before may go on with its work meanwhile. Throws StoreError with what is in the way.
MigrationCheck check_migration(const std::string& path);

} // namespace germini::store
