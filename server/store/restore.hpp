// Restores a database from a backup.
#pragma once
#include <string>
#include <vector>

namespace germini::store {

/// Replaces the database at `path` by the copy; no server may be running on it. Sets aside the present
/// files with their log and index, and returns their new names, the database's first. The new file is
/// readable by its owner alone; if root restores, the folder's owner gets it. Throws StoreError if the copy
/// is damaged, from a newer program or not Germini's; then nothing is changed.
std::vector<std::string> restore(const std::string& copy, const std::string& path);

} // namespace germini::store
