// A copy of the database taken while a server works with it.
#include "server/store/backup.hpp"
#include "server/store/database.hpp"
#include "tests/server/kit/match_play.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>

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

} // namespace

TEST_CASE("a backup taken in the midst of a hand is a database that a server goes on from") {
    Folder folder, other;
    const std::string copy = other.file("germini.db");
    Loop loop;
    Party party;
    {
        Running server(folder);
        party = sit_down(loop, server.port(), kToy, 3, 3);
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
        REQUIRE(
            loop.run_until([&] { return party[1].last == party[0].last && party[2].last == party[0].last; }));
        store::back_up(folder.file("germini.db"), copy);
    }
    CHECK_FALSE(std::filesystem::exists(copy + ".part"));

    Running server(other);
    come_back(loop, party, server.port());
    for (auto& player : party.players) player->play_by_itself();
    CHECK(loop.run_until([&] { return party[0].hand_over(2); }));
    for (auto& player : party.players) CHECK(player->all_problems() == std::vector<std::string>{});
}

TEST_CASE("a backup says what is in its way and leaves nothing behind") {
    Folder folder;
    const std::string database = folder.file("germini.db"), copy = folder.file("copy.db");
    CHECK(words_of([&] { store::back_up(database, copy); }) ==
          "The database " + database + " cannot be opened: unable to open database file.");
    Running server(folder);
    store::back_up(database, copy);
    CHECK(words_of([&] { store::back_up(database, copy); }) ==
          "The file " + copy + " is there already; a backup goes into a new one.");
    const std::string nowhere = folder.file("none") + "/copy.db";
    CHECK(words_of([&] { store::back_up(database, nowhere); }) ==
          "The file " + nowhere + ".part cannot be made: No such file or directory.");
    CHECK((std::filesystem::status(copy).permissions() & std::filesystem::perms::all) ==
          (std::filesystem::perms::owner_read | std::filesystem::perms::owner_write));
    std::ofstream(folder.file("words.db")) << "no database, but quite a few words all the same\n";
    CHECK(words_of([&] { store::back_up(folder.file("words.db"), folder.file("b.db")); }).find("cannot be") !=
          std::string::npos);
    for (const char* name : {"copy.db.part", "b.db", "b.db.part"})
        CHECK_FALSE(std::filesystem::exists(folder.file(name)));
}
