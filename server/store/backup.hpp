// Copies the database while it is in use.
#pragma once
#include <string>

namespace germini::store {

/// Copies the database at `path`, as it is between two commits, into a new file that only its owner may
/// read. Returns once the copy is on the disk. A server may keep working in the meantime and does not wait.
/// Throws StoreError; then `to` is as it was before.
void back_up(const std::string& path, const std::string& to);

} // namespace germini::store
