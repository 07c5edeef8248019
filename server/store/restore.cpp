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

/// A log that was left behind would be played into whatever database has its name.
constexpr std::array<std::string_view, 4> kParts{"-wal", "-shm", "-journal", ""};

/// To the millisecond, without what other programs would take for the name of a host.
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

/// The copy, sound and as one file, beside the place where it is to be.
void bring(const std::string& copy, const std::string& to) {
    std::error_code error;
    if (!fs::is_regular_file(copy, error)) throw StoreError("There is no file " + copy + ".");
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
    give_to_owner_of(folder, path + ".lock"); // also where what follows is refused
    const std::string fresh = path + ".restored", aside = path + ".aside-" + now_text();
    std::error_code ignored;
    if (fs::equivalent(copy, path, ignored))
        throw StoreError(copy + " is the database itself; restore takes a backup of it.");
    bring(copy, fresh);
    try {
        give_to_owner_of(folder, fresh);
        auto names = set_aside(path, aside);
        fs::rename(fresh, path);
        close_to_others(path); // what is set aside may be of a program that left it open
        sync_to_disk(folder.string());
        return names;
    } catch (const std::exception& failed) {
        fs::remove(fresh, ignored);
        throw StoreError("The copy cannot be put in its place: " + std::string(failed.what()));
    }
}

} // namespace germini::store
