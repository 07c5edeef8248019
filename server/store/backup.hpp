// A copy of the database while it is in use.
#pragma once
#include <string>

namespace germini::store {

/// Writes the database at `path`, as it is between two commits, into a new file that only its owner may read,
/// and returns once that is on the disk. A server may go on with its work meanwhile; nobody waits for it.
/// Throws StoreError: nothing is at `to` then, or what was there before.
void back_up(const std::string& path, const std::string& to);

} // namespace germini::store
