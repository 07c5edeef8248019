// A backup put back in its place.
#pragma once
#include <string>
#include <vector>

namespace germini::store {

/// Puts the copy in the place of the database at `path`, on which no server may be running. What was there is
/// set aside with its log and index: the answer has the names that they have now, the database's first. The
/// new file is its owner's alone; where root does it, it is of the owner of the folder. Throws StoreError
/// where the copy is damaged, of a newer program or no database of Germini: then all is as before.
std::vector<std::string> restore(const std::string& copy, const std::string& path);

} // namespace germini::store
