// Tests on a copy whether this program can migrate a database.
#pragma once
#include <string>
#include <vector>

namespace germini::store {

struct MigrationCheck {
    int from = 0, to = 0;           ///< schema versions; equal if there is nothing to do
    std::vector<std::string> steps; ///< missing migrations
    double seconds = 0;             ///< time that they took on the copy
};

/// Runs the missing migrations on a copy beside the database, checks the result and deletes the copy. A
/// server of the previous version may keep working in the meantime. Throws StoreError with the obstacle.
MigrationCheck check_migration(const std::string& path);

} // namespace germini::store
