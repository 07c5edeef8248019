// Dated backups in a folder of their own; the oldest ones are deleted.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace germini::store {

/// Returns the file name of the backup of the database at `path` that is made at `moment` (milliseconds since
/// 1970, UTC).
std::string backup_name(const std::string& path, std::int64_t moment);

/// Copies the database at `path` into `folder` like back_up(), under its backup_name() at `now`, and returns
/// the copy's path. The folder is made for its owner alone if it does not exist. Then deletes the oldest
/// backups that this function made of this database there, until `keep` are left. A backup dated later than
/// `now`, made while the clock was wrong, neither counts nor is deleted. No other file is touched. Throws
/// StoreError.
std::string back_up_dated(const std::string& path, const std::string& folder, std::size_t keep,
                          std::int64_t now);

/// Returns the time in the name of the newest backup in `folder` up to `now`; nullopt if it has no such
/// backup.
std::optional<std::int64_t> newest_backup(const std::string& path, const std::string& folder,
                                          std::int64_t now);

} // namespace germini::store
