// Dated backups in a folder of their own; the oldest ones are deleted.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace germini::store {

/// Copies the database at `path` into `folder` like back_up(), and returns the copy's path. The name is the
/// database's with `now` in it (milliseconds since 1970, UTC). The folder is made for its owner alone if it
/// does not exist. Then deletes the oldest backups that this function made of this database there, until
/// `keep` are left. A backup dated later than `now`, made while the clock was wrong, neither counts nor is
/// deleted. No other file is touched. Throws StoreError.
std::string back_up_dated(const std::string& path, const std::string& folder, std::size_t keep,
                          std::int64_t now);

/// Returns the time in the name of the newest backup in `folder` up to `now`; nullopt if it has no such
/// backup.
std::optional<std::int64_t> newest_backup(const std::string& path, const std::string& folder,
                                          std::int64_t now);

} // namespace germini::store
