// Backups by date: their names, how many stay, and a server that makes them by itself.
#include "server/cli/backup.hpp"
#include "server/store/backup_keeper.hpp"
#include "server/store/dated_backups.hpp"
#include "server/store/migrate.hpp"
#include "server/store/migration_check.hpp"
#include "server/store/restore.hpp"
#include "tests/server/support/deterministic_server.hpp"

#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <limits>
#include <set>
#include <sys/stat.h>
#include <thread>

using namespace germini;
using namespace germini::test;
namespace fs = std::filesystem;

namespace {

constexpr std::int64_t kHour = 3'600'000, kNoon = 1'795'435'200'000; // 2026-11-23T12:00:00Z

std::set<std::string> names_in(const std::string& folder) {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder)) names.insert(entry.path().filename().string());
    return names;
}

mode_t mode_of(const std::string& path) {
    struct stat status {};
    REQUIRE(::stat(path.c_str(), &status) == 0);
    return status.st_mode & 0777;
}

void make_database(const std::string& path) {
    store::Database database(path, store::Synchronous::normal);
    store::migrate(database, path, store::sqlite_migrations());
}

/// The error of `check`; empty on success.
std::string refusal_of(const std::function<void()>& check) {
    try {
        check();
    } catch (const store::StoreError& error) { return error.what(); }
    return "";
}

} // namespace

TEST_CASE("dated backups keep the newest, delete the oldest and touch nothing else") {
    const TempDir folder;
    const std::string path = folder.file("germini.db"), to = folder.file("else/where");
    make_database(path);
    CHECK_FALSE(store::newest_backup(path, to, kNoon + 24 * kHour));
    CHECK(store::back_up_dated(path, to, 3, kNoon) == to + "/germini-2026-11-23T120000.000Z.db");
    CHECK(mode_of(to) == 0700);
    const std::vector<std::string> others{"germini-2026-11-23T120000.000Z.db.part", "germini-yesterday.db",
                                          "other-2026-11-23T120000.000Z.db",
                                          "germini-2026-13-23T120000.000Z.db"};
    for (const std::string& other : others) std::ofstream(to + "/" + other) << "not ours";
    for (int hour = 1; hour < 6; ++hour) store::back_up_dated(path, to, 3, kNoon + hour * kHour);
    std::set<std::string> expected(others.begin(), others.end());
    for (const char* time : {"15", "16", "17"})
        expected.insert("germini-2026-11-23T" + std::string(time) + "0000.000Z.db");
    CHECK(names_in(to) == expected);
    CHECK(store::newest_backup(path, to, kNoon + 24 * kHour) == kNoon + 5 * kHour);
    CHECK(mode_of(to + "/germini-2026-11-23T170000.000Z.db") == 0600);
    const TempDir clean;
    store::restore(to + "/germini-2026-11-23T170000.000Z.db", clean.file("germini.db"));
    const std::string again = refusal_of([&] { store::back_up_dated(path, to, 3, kNoon + 5 * kHour); });
    CHECK(again.find("already exists") != std::string::npos);
}

TEST_CASE("a backup dated in the future neither counts nor is deleted") {
    const TempDir folder;
    const std::string path = folder.file("germini.db"), to = folder.file("copies");
    make_database(path);
    for (const int days : {400, 401, 402}) store::back_up_dated(path, to, 3, kNoon + days * 24 * kHour);
    CHECK_FALSE(store::newest_backup(path, to, kNoon));
    for (int hour = 0; hour < 3; ++hour)
        CHECK(fs::exists(store::back_up_dated(path, to, 2, kNoon + hour * kHour)));
    CHECK(names_in(to) ==
          std::set<std::string>{"germini-2026-11-23T130000.000Z.db", "germini-2026-11-23T140000.000Z.db",
                                "germini-2027-12-28T120000.000Z.db", "germini-2027-12-29T120000.000Z.db",
                                "germini-2027-12-30T120000.000Z.db"});
    CHECK(store::newest_backup(path, to, kNoon + 2 * kHour) == kNoon + 2 * kHour);
}

TEST_CASE("a server makes a dated backup exactly when one is due") {
    const TempDir folder;
    const std::string to = folder.file("copies");
    const auto clock = std::make_shared<std::atomic<std::int64_t>>(kNoon);
    const auto change = [&](server::ServerSettings& settings) {
        settings.environment.now = [clock] { return clock->load(); };
        settings.backups.folder = to;
        settings.backups.every = std::chrono::hours(24);
        settings.backups.keep = 2;
        settings.backups.look = std::chrono::milliseconds(5);
        settings.net.metrics.emplace();
    };
    const auto count = [](const TestServer& server, const std::string& name) {
        const std::string text = http_request(server.metrics_port(), "GET", "/metrics").body;
        const std::string line = "\n" + name + " ";
        return std::stod(text.substr(text.find(line) + line.size()));
    };
    const auto wait_for = [&](const TestServer& server, const std::string& name, double least) {
        for (int i = 0; i < 2000 && count(server, name) < least; ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        return count(server, name) >= least;
    };
    {
        const TestServer server(folder, change);
        CHECK(wait_for(server, "germini_backups_total", 1));
        *clock += 23 * kHour;
        CHECK(count(server, "germini_backups_total") == 1);
        *clock += kHour;
        CHECK(wait_for(server, "germini_backups_total", 2));
        CHECK(count(server, "germini_last_backup_timestamp_seconds") ==
              doctest::Approx(static_cast<double>(kNoon + 24 * kHour) / 1000));
    }
    CHECK(names_in(to).size() == 2);
    {
        const TestServer server(folder, change); // a current one exists: none is due
        CHECK(count(server, "germini_last_backup_timestamp_seconds") > 0);
        CHECK(count(server, "germini_backups_total") == 0);
    }
    fs::remove_all(to);
    std::ofstream(to) << "no folder";
    LogCatcher log;
    const TestServer server(folder, change);
    log.listen();
    CHECK(wait_for(server, "germini_backup_errors_total", 3));
    const std::string lines = log.take();
    CHECK(lines.find("backup failed") != std::string::npos);
    CHECK(lines.find("backup failed") == lines.rfind("backup failed"));
    CHECK(count(server, "germini_backups_total") == 0);
    fs::remove(to);
    CHECK(wait_for(server, "germini_backups_total", 1));
}

TEST_CASE("a backup that would leave too little free space is not made, and counts as an error") {
    const TempDir folder;
    const TestServer server(folder, [&](server::ServerSettings& settings) {
        settings.backups.folder = folder.file("copies");
        fs::create_directory(settings.backups.folder);
        settings.backups.least_space = std::numeric_limits<std::uintmax_t>::max() / 2;
        settings.backups.look = std::chrono::milliseconds(5);
        settings.net.metrics.emplace();
    });
    const auto metrics = [&] { return http_request(server.metrics_port(), "GET", "/metrics").body; };
    for (int i = 0; i < 2000 && metrics().find("germini_backup_errors_total 0") != std::string::npos; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    CHECK(metrics().find("germini_backup_errors_total 0") == std::string::npos);
    CHECK(metrics().find("germini_backups_total 0") != std::string::npos);
    CHECK(names_in(folder.file("copies")).empty());
}

TEST_CASE("a migration is tried on a copy: the database stays unchanged, and failures are reported") {
    const TempDir folder;
    const std::string path = folder.file("germini.db");
    {
        store::Database old(path, store::Synchronous::full);
        store::migrate(old, path, store::sqlite_migrations().first(3));
    }
    const auto before = names_in(folder.path());
    const store::MigrationCheck check = store::check_migration(path);
    CHECK(check.from == 3);
    CHECK(check.to == store::sqlite_migrations().back().number);
    CHECK(check.steps.size() == store::sqlite_migrations().size() - 3);
    CHECK(check.steps.front().rfind("0004_", 0) == 0);
    {
        store::Database old(path, store::Synchronous::full);
        CHECK(store::schema_version(old) == 3);
        old.run("PRAGMA foreign_keys = OFF;"
                " INSERT INTO members VALUES (77, 77)");
    }
    const std::string wrong = refusal_of([&] { store::check_migration(path); });
    CHECK_MESSAGE(wrong.find("row of") != std::string::npos, wrong);
    for (const std::string& name : names_in(folder.path()))
        CHECK((before.count(name) == 1 || name == "germini.db-wal" || name == "germini.db-shm"));

    make_database(folder.file("new.db"));
    CHECK(store::check_migration(folder.file("new.db")).steps.empty());
    CHECK_FALSE(refusal_of([&] { store::check_migration(folder.file("none.db")); }).empty());
    std::ofstream(folder.file("words.db")) << "no database, but quite a few words all the same\n";
    CHECK_FALSE(refusal_of([&] { store::check_migration(folder.file("words.db")); }).empty());
}
