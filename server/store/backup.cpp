#include "server/store/backup.hpp"

#include "server/store/database.hpp"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <memory>
#include <sqlite3.h>
#include <system_error>
#include <unistd.h>

namespace germini::store {
namespace {

constexpr int kBusyMilliseconds = 5000; // the server holds the file for a moment when it begins and ends

struct Close {
    void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};

std::string reason(int error) { return std::generic_category().message(error) + "."; }

/// An empty file that nobody else may read: hidden cards are in a database.
void make(const std::string& path) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0) throw StoreError("The file " + path + " cannot be made: " + reason(errno));
    ::close(file);
}

void copy(const std::string& path, const std::string& to) {
    sqlite3* opened = nullptr;
    // Not to write, but readers of a database with a log keep a file of their own beside it.
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    const int code = sqlite3_open_v2(path.c_str(), &opened, flags, nullptr);
    const std::unique_ptr<sqlite3, Close> connection(opened);
    if (code != SQLITE_OK)
        throw StoreError("The database " + path + " cannot be opened: " + sqlite3_errstr(code) + ".", code);
    sqlite3_busy_timeout(opened, kBusyMilliseconds);
    sqlite3_stmt* prepared = nullptr;
    int done = sqlite3_prepare_v2(opened, "VACUUM INTO ?", -1, &prepared, nullptr);
    const std::unique_ptr<sqlite3_stmt, Close> statement(prepared);
    if (done == SQLITE_OK) done = sqlite3_bind_text(prepared, 1, to.c_str(), -1, SQLITE_STATIC);
    if (done == SQLITE_OK) done = sqlite3_step(prepared);
    if (done != SQLITE_DONE)
        throw StoreError("The database " + path + " cannot be copied: " + sqlite3_errmsg(opened) + ".", done);
}

/// What is in the file, or in the folder, is on the disk.
void sync(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool synced = file >= 0 && ::fsync(file) == 0;
    const int error = errno;
    if (file >= 0) ::close(file);
    if (!synced) throw StoreError(path + " cannot be written to the disk: " + reason(error));
}

} // namespace

void back_up(const std::string& path, const std::string& to) {
    namespace fs = std::filesystem;
    std::error_code error;
    if (fs::exists(to, error))
        throw StoreError("The file " + to + " is there already; a backup goes into a new one.");
    // Under its name it is whole: a machine that fails on the way leaves a part under another.
    const std::string part = to + ".part";
    fs::remove(part, error);
    try {
        make(part);
        copy(path, part);
        sync(part);
        fs::rename(part, to);
        sync(fs::absolute(to).parent_path().string());
    } catch (const std::exception& failed) {
        fs::remove(part, error);
        throw StoreError(failed.what());
    }
}

} // namespace germini::store
