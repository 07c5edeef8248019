#include "server/store/restore.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/store/database.hpp"
#include "server/store/lock.hpp"
#include "server/store/migrate.hpp"
#include "server/store/private_files.hpp"
#include "server/store/snapshot.hpp"

#include <array>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <string_view>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace germini::store {
namespace {

namespace fs = std::filesystem;

/// A log left behind would be replayed into the next database with its name.
constexpr std::array<std::string_view, 4> kParts{"-wal", "-shm", "-journal", ""};

/// Returns the time to the millisecond, without colons, which other programs take for the end of a host
/// name.
std::string now_text() {
    using std::chrono::milliseconds;
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    std::string text = protocol::utc_text(std::chrono::duration_cast<milliseconds>(now).count());
    std::erase(text, ':');
    return text;
}

void give_to_owner_of(const fs::path& folder, const std::string& file) {
    struct stat status {};
    if (::geteuid() != 0 || ::stat(folder.c_str(), &status) != 0) return;
    if (::chown(file.c_str(), status.st_uid, status.st_gid) != 0)
        throw StoreError(file + " cannot be given to the owner of its folder: " +
                         std::generic_category().message(errno) + ".");
}

/// Checks the copy and writes it as one file to `to`, beside its final path.
void bring(const std::string& copy, const std::string& to) {
    std::error_code error;
    if (!fs::is_regular_file(copy, error)) throw StoreError("file not found: " + copy);
    Database database(copy, Synchronous::full, Access::existing);
    check_sound(database, copy);
    snapshot(database, to);
}

std::vector<std::string> set_aside(const std::string& path, const std::string& aside) {
    std::vector<std::string> names;
    for (const std::string_view part : kParts) {
        const fs::path from = path + std::string(part);
        if (!fs::exists(from)) continue;
        names.insert(names.begin(), aside + std::string(part));
        fs::rename(from, names.front());
    }
    return names;
}

} // namespace

std::vector<std::string> restore(const std::string& copy, const std::string& path) {
    const fs::path folder = fs::absolute(path).parent_path();
    make_folder(folder.string(), false);
    const Lock lock(path);
    give_to_owner_of(folder, path + ".lock"); // even if the rest is refused
    const std::string fresh = path + ".restored", aside = path + ".aside-" + now_text();
    std::error_code ignored;
    if (fs::equivalent(copy, path, ignored))
        throw StoreError(copy + " is the database itself: expected a backup of it.");
    bring(copy, fresh);
    try {
        give_to_owner_of(folder, fresh);
        auto names = set_aside(path, aside);
        fs::rename(fresh, path);
        close_to_others(path); // a file set aside may come from a program that left it readable
        sync_to_disk(folder.string());
        return names;
    } catch (const std::exception& failed) {
        fs::remove(fresh, ignored);
        throw StoreError("The copy cannot be put in its place: " + std::string(failed.what()));
    }
}

} // namespace germini::store
