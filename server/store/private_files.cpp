#include "server/store/private_files.hpp"

#include "server/journal/log.hpp"
#include "server/store/database.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <string_view>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace germini::store {
namespace {

namespace fs = std::filesystem;

constexpr mode_t kFile = 0600, kFolder = 0700, kOthers = 077;
// Suffixes that SQLite and the lock append to the database's name; and starts of the suffixes of copies,
// files set aside, and unfinished files. Other files whose names begin like the database's are not touched.
constexpr std::array<std::string_view, 5> kEndings{"", "-wal", "-shm", "-journal", ".lock"};
constexpr std::array<std::string_view, 4> kBeginnings{".before-", ".aside-", ".restored", ".part"};

std::string reason(int error) { return std::generic_category().message(error) + "."; }

// By name, not through a descriptor: closing one would release this process's locks on the database.
void close_one(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0 || (status.st_mode & kOthers) == 0) return;
    if (::chmod(path.c_str(), status.st_mode & 0777 & ~kOthers) != 0)
        journal::warn({}, "others can read {}, and this cannot be changed: {}", path, reason(errno));
}

} // namespace

bool make_private_file(const std::string& path) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kFile);
    if (file < 0) return false;
    ::close(file);
    return true;
}

void close_to_others(const std::string& database) {
    const std::string name = fs::path(database).filename().string();
    std::error_code error;
    const fs::path folder = fs::absolute(database, error).parent_path();
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        const std::string file = entry.path().filename().string();
        if (file.rfind(name, 0) != 0) continue;
        const std::string_view ending = std::string_view(file).substr(name.size());
        const bool whole = std::find(kEndings.begin(), kEndings.end(), ending) != kEndings.end();
        const auto begins = [ending](std::string_view with) { return ending.starts_with(with); };
        if (whole || std::any_of(kBeginnings.begin(), kBeginnings.end(), begins))
            close_one(entry.path().string());
    }
}

void make_folder(const std::string& folder, bool own) {
    if (folder.empty()) return;
    std::error_code error;
    const fs::path path = fs::absolute(folder, error).lexically_normal();
    const fs::path place = path.has_filename() ? path : path.parent_path(); // "data/" is "data"
    if (!error) fs::create_directories(place.parent_path(), error);
    if (!error && ::mkdir(place.c_str(), kFolder) != 0) {
        if (errno != EEXIST) error = std::error_code(errno, std::generic_category());
        // A shared folder such as /tmp stays shared, whatever the settings say.
        struct stat status {};
        const bool found = ::stat(place.c_str(), &status) == 0;
        if (found && !S_ISDIR(status.st_mode)) error = std::make_error_code(std::errc::not_a_directory);
        if (found && own && status.st_uid == ::geteuid() && (status.st_mode & S_ISVTX) == 0)
            close_one(place.string());
    }
    if (error) throw StoreError("cannot create the folder " + folder + ": " + error.message());
}

void sync_to_disk(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool synced = file >= 0 && ::fsync(file) == 0;
    const int error = errno;
    if (file >= 0) ::close(file);
    if (!synced) throw StoreError(path + " cannot be written to the disk: " + reason(error));
}

} // namespace germini::store
