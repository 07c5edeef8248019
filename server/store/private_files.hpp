// Files and folders that only their owner may read, because databases contain hidden cards.
#pragma once
#include <string>

namespace germini::store {

/// Makes an empty file that only its owner may ever read. Returns false if it cannot be made (errno has the
/// reason) or already exists.
bool make_private_file(const std::string& path);

/// Removes the permissions of other users from the database file and the files named after it: WAL, index,
/// lock, copies, files set aside. Logs a warning for a file whose permissions cannot be changed.
void close_to_others(const std::string& database);

/// Makes the folder, for its owner alone, if it does not exist. `own`: the folder holds only the database,
/// so an existing one is closed to others too. Throws StoreError.
void make_folder(const std::string& folder, bool own);

/// Flushes the file, or the folder's entries, to the disk. Throws StoreError.
void sync_to_disk(const std::string& path);

} // namespace germini::store
