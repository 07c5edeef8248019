// A copy of the database taken while a server uses it, and restored in its place.
#include "server/store/backup.hpp"
#include "server/store/database.hpp"
#include "server/store/restore.hpp"
#include "tests/server/support/match_play.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <sys/stat.h>
#include <unistd.h>

using namespace germini;
using namespace germini::test;

namespace {

constexpr int kMoves = 4; // of the second hand, before the copy is taken

std::string words_of(const std::function<void()>& body) {
    try {
        body();
    } catch (const store::StoreError& error) { return error.what(); }
    return "";
}

/// Three players who have played a hand and are within the next when the copy is taken; then the server
/// stops.
Party copied_in_mid_hand(EventLoop& loop, const TempDir& folder, const std::string& copy) {
    TestServer server(folder);
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    play_hand(loop, party, 1);
    begin_hand(loop, party, 2);
    for (int moves = 0; moves < kMoves; ++moves) {
        const int last = party[0].last;
        const auto moved = [&] {
            return std::any_of(party.players.begin(), party.players.end(),
                               [](auto& player) { return player->move_once(); });
        };
        REQUIRE(loop.run_until(moved));
        REQUIRE(loop.run_until([&] {
            return std::all_of(party.players.begin(), party.players.end(),
                               [&](auto& player) { return player->last > last; });
        }));
    }
    REQUIRE(loop.run_until([&] { return party[1].last == party[0].last && party[2].last == party[0].last; }));
    store::back_up(folder.file("germini.db"), copy);
    return party;
}

/// They reconnect and play the hand to its end.
void play_on(EventLoop& loop, Party& party, const TempDir& folder) {
    TestServer server(folder);
    come_back(loop, party, server.port());
    for (auto& player : party.players) player->play_by_itself();
    CHECK(loop.run_until([&] { return party[0].hand_over(2); }));
    for (auto& player : party.players) CHECK(player->all_problems() == std::vector<std::string>{});
}

} // namespace

TEST_CASE("a backup taken within a hand is a database that a server continues from") {
    TempDir folder, other;
    const std::string copy = other.file("germini.db");
    EventLoop loop;
    Party party = copied_in_mid_hand(loop, folder, copy);
    CHECK_FALSE(std::filesystem::exists(copy + ".part"));
    play_on(loop, party, other);
}

TEST_CASE("play continues from a restored backup; the previous database and its log are set aside") {
    TempDir folder, other;
    const std::string database = folder.file("germini.db"), copy = other.file("evening.db");
    EventLoop loop;
    Party party = copied_in_mid_hand(loop, folder, copy);
    std::ofstream(database + "-wal") << "a log of other pages";
    const auto before = std::filesystem::file_size(database);
    const auto aside = store::restore(copy, database);
    REQUIRE_FALSE(aside.empty());
    CHECK(aside.front().rfind(database + ".aside-", 0) == 0);
    CHECK(std::filesystem::file_size(aside.front()) == before);
    CHECK(std::filesystem::exists(aside.front() + "-wal"));
    CHECK_FALSE(std::filesystem::exists(database + "-wal"));
    CHECK((std::filesystem::status(database).permissions() & std::filesystem::perms::all) ==
          (std::filesystem::perms::owner_read | std::filesystem::perms::owner_write));
    play_on(loop, party, folder);
}

TEST_CASE("a backup is restored to an empty folder") {
    TempDir folder, other;
    const std::string copy = other.file("evening.db"), database = folder.file("new/germini.db");
    EventLoop loop;
    Party party = copied_in_mid_hand(loop, other, copy);
    CHECK(store::restore(copy, database).empty());
    store::restore(copy, folder.file("germini.db"));
    play_on(loop, party, folder);
}

TEST_CASE("a restore by root belongs to the owner of the folder") {
    if (::geteuid() != 0) return;
    constexpr uid_t kSomebody = 12345;
    TempDir folder, other;
    { const TestServer server(other); }
    REQUIRE(::chown(folder.path().c_str(), kSomebody, kSomebody) == 0);
    const auto owner = [&folder](const char* name) {
        struct stat status {};
        REQUIRE(::stat(folder.file(name).c_str(), &status) == 0);
        return status.st_uid;
    };
    // Even if there was nothing to restore: its owner is to start a server here.
    CHECK_THROWS(store::restore(other.file("none.db"), folder.file("germini.db")));
    CHECK(owner("germini.db.lock") == kSomebody);
    store::restore(other.file("germini.db"), folder.file("germini.db"));
    for (const char* name : {"germini.db", "germini.db.lock"}) {
        struct stat status {};
        REQUIRE(::stat(folder.file(name).c_str(), &status) == 0);
        CHECK(owner(name) == kSomebody);
        CHECK((status.st_mode & 077) == 0);
    }
}

TEST_CASE("an unusable backup is refused with a sentence, and the database stays unchanged") {
    TempDir folder, other;
    const std::string database = folder.file("germini.db"), copy = other.file("copy.db");
    {
        const TestServer server(folder);
        store::back_up(database, copy);
        CHECK(words_of([&] { store::restore(copy, database); }) ==
              "Another Germini is running on the database " + database + ".");
    }
    const auto refused = [&](const std::string& file, const std::string& why) {
        const std::string said = words_of([&] { store::restore(file, database); });
        INFO(said);
        CHECK(said.find(why) != std::string::npos);
        CHECK(said.find(file) != std::string::npos);
    };
    refused(other.file("none.db"), "file not found: ");
    refused(database, "is the database itself");
    std::ofstream(other.file("words.db")) << "no database, but quite a few words all the same\n";
    refused(other.file("words.db"), "not a database");
    std::ofstream(other.file("empty.db")).close();
    refused(other.file("empty.db"), "empty");
    const auto changed = [&](const char* name, const std::string& sql) {
        std::filesystem::copy_file(copy, other.file(name));
        store::Database(other.file(name), store::Synchronous::full).run(sql);
        return other.file(name);
    };
    refused(changed("newer.db", "PRAGMA user_version = 999"), "newer Germini");
    refused(changed("foreign.db", "PRAGMA application_id = 1"), "not one of Germini");
    // Half of its pages are missing.
    std::filesystem::copy_file(copy, other.file("half.db"));
    std::filesystem::resize_file(other.file("half.db"), std::filesystem::file_size(copy) / 2);
    const std::string said = words_of([&] { store::restore(other.file("half.db"), database); });
    CHECK(said.find("half.db") != std::string::npos);
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
        const std::string name = entry.path().filename().string();
        CHECK((name == "germini.db" || name == "germini.db.lock"));
    }
    const TestServer server(folder);
}

TEST_CASE("a backup that fails names the obstacle and leaves nothing behind") {
    TempDir folder;
    const std::string database = folder.file("germini.db"), copy = folder.file("copy.db");
    CHECK(words_of([&] { store::back_up(database, copy); }) ==
          "The database " + database + " cannot be opened: unable to open database file.");
    TestServer server(folder);
    store::back_up(database, copy);
    CHECK(words_of([&] { store::back_up(database, copy); }) ==
          "the file " + copy + " already exists: expected a new file for the backup");
    const std::string nowhere = folder.file("none") + "/copy.db";
    CHECK(words_of([&] { store::back_up(database, nowhere); }) ==
          "cannot create the file " + nowhere + ".part: No such file or directory");
    CHECK((std::filesystem::status(copy).permissions() & std::filesystem::perms::all) ==
          (std::filesystem::perms::owner_read | std::filesystem::perms::owner_write));
    std::ofstream(folder.file("words.db")) << "no database, but quite a few words all the same\n";
    CHECK(words_of([&] { store::back_up(folder.file("words.db"), folder.file("b.db")); }).find("cannot be") !=
          std::string::npos);
    for (const char* name : {"copy.db.part", "b.db", "b.db.part"})
        CHECK_FALSE(std::filesystem::exists(folder.file(name)));
}
