// `germini verify`: the database of played games agrees with its hands, and any change in
// it is found and named.
#include "server/cli/standings.hpp"
#include "server/cli/verify.hpp"
#include "server/crypto/hash_chain.hpp"
#include "server/crypto/hex.hpp"
#include "server/games/games.hpp"
#include "server/store/chain.hpp"
#include "server/store/database.hpp"
#include "server/verify/verify.hpp"
#include "tests/server/support/match_play.hpp"

#include <doctest/doctest.h>
#include <filesystem>
#include <memory>

using namespace germini;
using namespace germini::test;

namespace {

constexpr int kHandsPlayed = 4; // a girata

constexpr int kMostTies = 20; // consecutive: far more than chance brings

/// The first girata of a girone whose winners get three resti each, so that a line is beside its hands:
/// another is played if the pairs are even, which brings none (D-12).
struct PlayedGirata {
    std::unique_ptr<TempDir> folder;
    PlayedGirata() {
        for (int tried = 0; !folder || !has_line(); ++tried) {
            REQUIRE(tried < kMostTies);
            play();
        }
    }
    std::string file() const { return folder->file("germini.db"); }

private:
    void play() {
        folder = std::make_unique<TempDir>();
        TestServer server(*folder);
        EventLoop loop;
        Party party = sit_down(loop, server.port(),
                               minchiate_table({{"rounds", 3}, {"options", {{"girata_bonus", 3}}}}), 4, 4);
        play_hands(loop, party, 1, kHandsPlayed);
        for (auto& player : party.players) player->disconnect();
    }
    bool has_line() const {
        store::Database db(file(), store::Synchronous::normal, store::Access::reading);
        return store::Statement(db, "SELECT 1 FROM match_lines").step();
    }
};

server::VerifyResult verified(const std::string& file, const std::vector<server::NotedLink>& noted = {}) {
    store::Database db(file, store::Synchronous::normal, store::Access::reading);
    return server::verify(db, server::all_games(), noted);
}

/// The first finding after these statements have changed a copy of the file.
std::string found_after(const std::string& file, const std::string& sql,
                        const std::vector<server::NotedLink>& noted = {}) {
    const TempDir other;
    const std::string copy = other.file("germini.db");
    std::filesystem::copy_file(file, copy);
    {
        store::Database db(copy, store::Synchronous::normal);
        db.run("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; " + sql);
    }
    const server::VerifyResult found = verified(copy, noted);
    CHECK((found.differences > 0) == !found.first.empty());
    return found.first;
}

bool mentions(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("a link is the BLAKE2b hash of the previous one, the hand's id, its record and its result") {
    // Computed with Python's hashlib, by docs/verify.md.
    const std::string first = server::link_after("", "abc", "record", "result");
    CHECK(server::hex(first) == "cf13e08f9ed978db904cf6137f26a5f4aba04455f030835477a2f783695c2941");
    CHECK(server::hex(server::link_after(first, "def", "{}", "")) ==
          "a74cdc8ec7fc2e5be173497945575c6880f5392fd0850a0c1ee8fe4b7880b254");
}

TEST_CASE("verify accepts what was played, and finds and names each change of it") {
    const PlayedGirata played;
    const std::string file = played.file();
    const server::VerifyResult sound = verified(file);
    CHECK(sound.first == "");
    CHECK(sound.differences == 0);
    CHECK(sound.hands == kHandsPlayed);
    CHECK(sound.links == kHandsPlayed);
    CHECK(sound.matches == 1);
    REQUIRE(sound.last_link);
    CHECK(sound.last_link->n == kHandsPlayed);
    CHECK(verified(file, {*sound.last_link}).differences == 0);

    const auto found = [&](const std::string& sql) { return found_after(file, sql); };
    // A byte of a record, and of a result.
    CHECK(mentions(
        found("UPDATE hands SET record = replace(record, '\"dealer\":', '\"dealer\": ') WHERE number = 2"),
        "link 2: it does not match hand "));
    CHECK(mentions(found("UPDATE hands SET result = result || ' ' WHERE number = 3"),
                   "link 3: it does not match hand "));
    // A record that the strict reader refuses, while others read it, ends nothing.
    CHECK(mentions(
        found("UPDATE hands SET record ="
              " replace(record, '\"dealer\":', '\"big\":18446744073709551615,\"dealer\":') WHERE number = 2"),
        "link 2: it does not match hand "));
    // A link, a missing one, the last one, and two exchanged ones.
    CHECK(mentions(found("UPDATE chain SET link = zeroblob(32) WHERE n = 1"),
                   "link 1: it does not match hand "));
    CHECK(mentions(found("DELETE FROM chain WHERE n = 2"), "link 3: it follows link 1"));
    CHECK(mentions(found("DELETE FROM chain WHERE n = 4"), "it is closed but has no link"));
    CHECK(mentions(found("UPDATE chain SET hand_key = -hand_key; UPDATE chain SET hand_key ="
                         " (SELECT 5 - number FROM hands WHERE key = -hand_key)"),
                   "link 1: "));
    CHECK(mentions(found("DELETE FROM hand_seats WHERE hand_key = 1; DELETE FROM hands WHERE key = 1"),
                   "link 1: its closed hand is missing"));
    // What is written beside the records.
    CHECK(mentions(found("UPDATE hand_seats SET amount = amount + 1 WHERE hand_key = 2 AND seat = 1"),
                   "(link 2): seat 1 is stored with "));
    CHECK(mentions(found("UPDATE hands SET ending = 'annulled' WHERE number = 1"),
                   "(link 1): it is stored as annulled"));
    CHECK(mentions(
        found("UPDATE matches SET rules = replace(rules, '\"girata_bonus\":3', '\"girata_bonus\":2')"),
        "(link 1): the rules of its record differ from those of its match"));
    CHECK(mentions(
        found("UPDATE tables SET rules = replace(rules, '\"girata_bonus\":3', '\"girata_bonus\":2')"),
        "it is under way by other rules than its table"));
    CHECK(mentions(found("UPDATE hands SET dealer = (dealer + 1) % 4 WHERE number = 4"),
                   "the wrong seat deals hand 4"));
    CHECK(mentions(found("UPDATE hand_seats SET person = 3 - person WHERE hand_key = 1"),
                   "the wrong person is in seat"));
    CHECK(mentions(found("UPDATE match_lines SET amount = amount * 2 WHERE person = 0"),
                   "its line 1 does not match"));
    CHECK(mentions(found("DELETE FROM match_lines"), "it has 0 lines, but its hands require 1"));
    CHECK(mentions(found("UPDATE matches SET ended = 1"), "it is stored as ended, but is incomplete"));
}

TEST_CASE("verify and standings refuse a database of a newer program") {
    const TempDir folder;
    { const TestServer server(folder); }
    store::Database(database_of(folder), store::Synchronous::full).run("PRAGMA user_version = 999");
    CLI::App app("germini");
    int status = 0;
    cli::add_verify(app, status);
    cli::add_standings(app);
    for (const char* command : {"verify --data ", "standings --club a --season b --data "})
        CHECK_THROWS_WITH_AS(app.parse(command + folder.file("")),
                             doctest::Contains("was written by a newer Germini"), store::StoreError);
}

TEST_CASE("verify finds a chain rebuilt over a changed record by a previously noted link") {
    const PlayedGirata played;
    const server::VerifyResult sound = verified(played.file());
    // Of the last hand: its record has another comment on the same moves, and the link is right again.
    const TempDir other;
    const std::string copy = other.file("germini.db");
    std::filesystem::copy_file(played.file(), copy);
    {
        store::Database db(copy, store::Synchronous::normal);
        db.run("UPDATE hands SET record = record || ' ' WHERE number = 4; DELETE FROM chain");
        store::begin_chain(db);
    }
    CHECK(verified(copy).differences == 0);
    CHECK(mentions(verified(copy, {*sound.last_link}).first, "link 4: noted as " + sound.last_link->hash));
    CHECK(mentions(verified(copy, {{9, sound.last_link->hash}}).first, "link 9: noted as "));
}

TEST_CASE("hands closed before the chain existed are linked when the program opens the database") {
    const PlayedGirata played;
    const server::VerifyResult before = verified(played.file());
    {
        store::Database db(played.file(), store::Synchronous::normal);
        db.run("DELETE FROM chain");
    }
    { const TestServer server(*played.folder); }
    const server::VerifyResult after = verified(played.file());
    CHECK(after.first == "");
    CHECK(after.last_link->hash == before.last_link->hash);
}
