// Files and folders that nobody but their owner may look into: hidden cards are in a database.
#pragma once
#include <string>

namespace germini::store {

/// Makes an empty file that only its owner may read, from its first moment on. False where it cannot be made
/// (errno says why) or is there already.
bool make_private_file(const std::string& path);

/// Takes the rights of all others from the database's file and from what lies beside it under its name: log,
/// index, lock, copies, what was set aside. Where a file is not ours to change, that is said in the log.
void close_to_others(const std::string& database);

/// Makes the folder if it is not there, for its owner alone. `own`: it is the database's and nobody else's,
/// so one that is there already is closed to others too. Throws StoreError.
void make_folder(const std::string& folder, bool own);

/// What was written to the file, or into the folder, is on the disk. Throws StoreError.
void sync_to_disk(const std::string& path);

} // namespace germini::store
