// Hidden cards are in the database: only its owner can read it and the files beside it.
#include "server/store/backup.hpp"
#include "server/store/migrate.hpp"
#include "server/store/restore.hpp"
#include "tests/server/support/process.hpp"
#include "tests/server/support/test_server.hpp"

#include <csignal>
#include <doctest/doctest.h>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace germini;
using namespace germini::test;
namespace fs = std::filesystem;

namespace {

constexpr mode_t kOthers = 077;
constexpr uid_t kNobody = 65534;

/// Sets an umask of zero while it lives: what is private then, the program has made private.
class EverythingOpen {
public:
    EverythingOpen() : before_(::umask(0)) {}
    EverythingOpen(const EverythingOpen&) = delete;
    EverythingOpen& operator=(const EverythingOpen&) = delete;
    ~EverythingOpen() { ::umask(before_); }

private:
    mode_t before_;
};

mode_t rights(const std::string& path) {
    struct stat status {};
    REQUIRE(::stat(path.c_str(), &status) == 0);
    return status.st_mode & 0777;
}

std::vector<std::string> files_in(const std::string& folder) {
    std::vector<std::string> files;
    for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path().string());
    return files;
}

/// Those that others have any rights to.
std::vector<std::string> lax(const std::vector<std::string>& files) {
    std::vector<std::string> found;
    for (const std::string& file : files)
        if ((rights(file) & kOthers) != 0) found.push_back(file);
    return found;
}

/// The count returned by the body as another user, in a separate process; without the right to change users
/// only the modes can be checked.
template <class Body> int as_nobody(Body body) {
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        if (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0) ::_exit(255);
        ::_exit(body());
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE(WIFEXITED(status));
    return WEXITSTATUS(status);
}
int opened_by_nobody(const std::vector<std::string>& files) {
    return as_nobody([&files] {
        int opened = 0;
        for (const std::string& file : files)
            if (::open(file.c_str(), O_RDONLY | O_CLOEXEC) >= 0) ++opened;
        return opened;
    });
}

void nobody_reads(const TempDir& folder) {
    const auto files = files_in(folder.path());
    CHECK(lax(files) == std::vector<std::string>{});
    if (::geteuid() != 0) return;
    CHECK(opened_by_nobody(files) == 0);
    // Confirms that the modes kept the user out: a public file does open.
    const std::string open = folder.file("for everybody");
    std::ofstream(open) << "words";
    CHECK(opened_by_nobody({open}) == 1);
    fs::remove(open);
}

/// `germini serve` in a separate process, until it answers; then it is stopped.
void serve_once(const TempDir& folder, const std::vector<std::string>& places) {
    std::vector<std::string> arguments{"--port", "0", "--web", "", "--port-file", folder.file("port")};
    arguments.insert(arguments.end(), places.begin(), places.end());
    fs::remove(folder.file("port"));
    Process process(GERMINI_TOY_SERVER, arguments, folder.file("log"));
    wait_for_port(folder.file("port"));
    CHECK(process.end(SIGTERM) == 0);
}

} // namespace

TEST_CASE("a database in use, its log, its index and its lock have owner-only access") {
    const EverythingOpen open;
    const TempDir folder;
    REQUIRE(::chmod(folder.path().c_str(), 0755) == 0); // a world-readable folder
    const TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    for (const char* name : {"germini.db", "germini.db-wal", "germini.db-shm", "germini.db.lock"})
        REQUIRE(fs::exists(folder.file(name)));
    nobody_reads(folder);
}

TEST_CASE("files that an older version left open, including copies, are restricted at the start") {
    const EverythingOpen open;
    const TempDir folder;
    REQUIRE(::chmod(folder.path().c_str(), 0755) == 0);
    { const TestServer server(folder); }
    for (const char* name : {".before-0001", ".before-0003", "-wal", "-shm", ".aside-2026-11-01", ".part"})
        std::ofstream(folder.file("germini.db") + name).flush();
    for (const std::string& file : files_in(folder.path())) REQUIRE(::chmod(file.c_str(), 0666) == 0);
    std::ofstream(folder.file("germini.dbx")) << "another file, that is nobody's business";
    const TestServer server(folder);
    CHECK(rights(folder.file("germini.dbx")) == 0666);
    fs::remove(folder.file("germini.dbx"));
    nobody_reads(folder);
}

TEST_CASE("a foreign log beside the database is named as the obstacle") {
    if (::geteuid() != 0) return;
    const TempDir folder;
    const std::string path = folder.file("germini.db");
    {
        store::Database db(path, store::Synchronous::full);
        db.run("CREATE TABLE a (x INTEGER PRIMARY KEY) STRICT");
    }
    std::ofstream(path + "-wal") << "root's";
    REQUIRE(::chmod((path + "-wal").c_str(), 0600) == 0);
    for (const std::string& file : {folder.path(), path})
        REQUIRE(::chown(file.c_str(), kNobody, kNobody) == 0);
    const auto named = as_nobody([&path] {
        try {
            const store::Database db(path, store::Synchronous::full);
            return 0;
        } catch (const store::StoreError& error) {
            return std::string(error.what()).find(path + "-wal is not readable and writable") !=
                           std::string::npos
                       ? 1
                       : 2;
        }
    });
    CHECK(named == 1);
}

TEST_CASE("other users cannot read a migration's copy, a backup, or what a restore sets aside") {
    const EverythingOpen open;
    const TempDir folder;
    REQUIRE(::chmod(folder.path().c_str(), 0755) == 0);
    const std::string path = folder.file("germini.db");
    {
        store::Database old(path, store::Synchronous::full);
        store::migrate(old, path, store::sqlite_migrations().first(1));
    }
    { const TestServer server(folder); } // migrates it
    REQUIRE(fs::exists(path + ".before-0002"));
    store::back_up(path, folder.file("evening.db"));
    nobody_reads(folder);
    // As an older program may have left it.
    REQUIRE(::chmod(path.c_str(), 0644) == 0);
    std::ofstream(path + "-wal") << "a log that was left behind";
    const auto aside = store::restore(folder.file("evening.db"), path);
    REQUIRE_FALSE(aside.empty());
    REQUIRE(fs::exists(aside.front() + "-wal"));
    nobody_reads(folder);
}

TEST_CASE("the folder --data gets owner-only access, new or existing; the folder of --db is unchanged") {
    const EverythingOpen open;
    const TempDir folder;
    const std::string data = folder.file("house/data");
    serve_once(folder, {"--data", data});
    CHECK(rights(data) == 0700);
    CHECK(lax(files_in(data)) == std::vector<std::string>{});
    REQUIRE(::chmod(data.c_str(), 0755) == 0);
    serve_once(folder, {"--data", data});
    CHECK(rights(data) == 0700);

    const std::string shared = folder.file("shared");
    REQUIRE(::mkdir(shared.c_str(), 0755) == 0);
    serve_once(folder, {"--db", shared + "/evening.db"});
    CHECK(rights(shared) == 0755);
    CHECK(lax(files_in(shared)) == std::vector<std::string>{});
}

TEST_CASE("the copy before a migration is as private as a backup, and replaces the older one when complete") {
    const EverythingOpen open;
    const TempDir folder;
    const std::string path = folder.file("a.db"), copy = path + ".before-0002";
    std::vector<store::Migration> steps{
        {1, "one", "CREATE TABLE a (x INTEGER PRIMARY KEY, y BLOB NOT NULL) STRICT"}};
    const auto read_copy = [&copy] {
        std::ifstream in(copy, std::ios::binary);
        return std::string{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    };
    {
        store::Database db(path, store::Synchronous::full);
        store::migrate(db, path, steps);
        for (int i = 0; i < 200; ++i)
            store::Statement(db, "INSERT INTO a (y) VALUES (randomblob(1000))").run();
    }
    steps.push_back({2, "two", "ALTER TABLE a ADD COLUMN z INTEGER"});
    std::ofstream(copy) << "an older copy";

    // A page within the table is missing: no copy can be made of it.
    std::string whole;
    {
        std::ifstream in(path, std::ios::binary);
        whole = {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    }
    REQUIRE(whole.size() > 200'000);
    std::string spoilt = whole;
    spoilt.replace(100 * 1024, 64 * 1024, 64 * 1024, '\xff');
    std::ofstream(path, std::ios::binary) << spoilt;
    {
        store::Database db(path, store::Synchronous::full);
        CHECK_THROWS_AS(store::migrate(db, path, steps), store::StoreError);
        CHECK(store::schema_version(db) == 1);
    }
    CHECK(read_copy() == "an older copy");
    CHECK_FALSE(fs::exists(copy + ".part"));

    std::ofstream(path, std::ios::binary) << whole;
    {
        store::Database db(path, store::Synchronous::full);
        store::migrate(db, path, steps);
    }
    CHECK(rights(copy) == 0600);
    store::Database kept(copy, store::Synchronous::full);
    CHECK(store::schema_version(kept) == 1);
    store::Statement row(kept, "SELECT count(*) FROM a");
    REQUIRE(row.step());
    CHECK(row.integer(0) == 200);
}
