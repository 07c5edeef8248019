// Backups by date in a folder of their own, the oldest of which go.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace germini::store {

/// Writes the database at `path` as back_up() does into `folder`, under the database's name with the moment
/// `now` (milliseconds since 1970, UTC) in it, and gives the copy's path. The folder is made for its owner
/// alone where there is none. Then the oldest of those that this function has made there of this database go,
/// until `keep` are left; no other file is touched. Throws StoreError.
std::string back_up_dated(const std::string& path, const std::string& folder, std::size_t keep,
                          std::int64_t now);

/// The moment in the name of the newest that is there; none where there is none.
std::optional<std::int64_t> newest_backup(const std::string& path, const std::string& folder);

} // namespace germini::store
