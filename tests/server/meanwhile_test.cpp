// A table that waits for a fourth plays a game for fewer people meanwhile, and returns to its own.
#include "server/games/games.hpp"
#include "server/store/database.hpp"
#include "server/verify/verify.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/schema.hpp"

#include <doctest/doctest.h>
#include <set>

using namespace germini;
using namespace germini::test;

namespace {

const json kInThree{{"meanwhile", "three"}}, kOwnRules{{"meanwhile", nullptr}};

/// Three guests in the seats 0, 1 and 2 of a table for four, with the usual options of `pagat`.
struct Waiting {
    explicit Waiting(const json& request = {{"game", "minchiate"}, {"preset", "pagat"}, {"rounds", 3}})
        : server(std::make_unique<TestServer>(folder)) {
        party = sit_down(loop, server->port(), request, 3, 3);
    }
    const json& table() { return *party[0].table; }

    TempDir folder;
    std::unique_ptr<TestServer> server;
    EventLoop loop;
    Party party;
};

std::int64_t differences(const TempDir& folder) {
    store::Database db(folder.file("germini.db"), store::Synchronous::normal, store::Access::reading);
    const server::VerifyResult found = server::verify(db, server::all_games(), {});
    CAPTURE(found.first);
    CHECK(found.first == "");
    return found.differences;
}

} // namespace

TEST_CASE("three who wait for a fourth play in three, and go on in pairs when the fourth has come") {
    Waiting w;
    w.party[0].must(kInThree);
    REQUIRE(w.loop.run_until([&] { return w.table()["seats"].size() == 3; }));
    CHECK(w.table()["rules"]["preset"] == "three");
    CHECK(w.table()["later"]["preset"] == "pagat");
    CHECK(w.table()["settings"]["rounds"] == 2);
    CHECK(schema_problem("table.json", w.table()) == "");
    begin_hand(w.loop, w.party, 1);
    play_out(w.loop, w.party, 1);
    const std::string first = match_of(w.party[0])["id"];
    // The fourth comes, and all agree to end the match: it owes nothing (SOLO-25).
    auto fourth = std::make_unique<Player>(w.loop, w.server->port(), new_person(w.server->port(), "Vieri"),
                                           w.party.ids);
    fourth->connect();
    REQUIRE(w.loop.run_until([&] { return fourth->welcome.has_value(); }));
    for (auto& player : w.party.players) player->must({{"break_off", true}});
    REQUIRE(w.loop.run_until([&] { return w.party[0].state() == "waiting"; }));
    CHECK(w.table()["rules"]["preset"] == "pagat");
    CHECK_FALSE(w.table().contains("later"));
    CHECK(w.table()["settings"]["rounds"] == 3);
    CHECK(w.table()["last_match"] == first);
    REQUIRE(w.table()["seats"].size() == 4);
    // In the order that the match in three has drawn.
    std::set<std::string> seated;
    for (std::size_t s = 0; s < 3; ++s) seated.insert(w.table()["seats"][s]["name"].get<std::string>());
    CHECK(seated == std::set<std::string>{"Ginevra", "Lapo", "Nannina"});
    CHECK(w.table()["seats"][3].is_null());
    fourth->must({{"sit", 3}});
    w.party.players.push_back(std::move(fourth));
    begin_hand(w.loop, w.party, 2);
    play_out(w.loop, w.party, 2);
    // Each match keeps its own rules.
    const json matches = page_of(w.server->port(), w.party[0].person(), "/api/history")["matches"];
    const json page = page_of(w.server->port(), w.party[0].person(), "/api/matches/" + first)["match"];
    CHECK(page["preset"] == "three");
    CHECK(page["lines"] == json::array());
    REQUIRE(matches.size() == 2);
    CHECK(matches[0]["preset"] == "pagat");
    CHECK(matches[1]["preset"] == "three");
    w.server.reset();
    CHECK(differences(w.folder) == 0);
    w.server = std::make_unique<TestServer>(w.folder);
    CHECK(page_of(w.server->port(), w.party[0].person(), "/api/matches/" + first)["match"] == page);
    for (auto& player : w.party.players) CHECK(player->all_problems().empty());
}

TEST_CASE(
    "a game played meanwhile outlives a restart, and once it is over the table has its own rules again") {
    Waiting w({{"game", "minchiate"}, {"preset", "germini"}, {"rounds", 1}});
    w.party[0].must(kInThree);
    begin_hand(w.loop, w.party, 1);
    w.server.reset();
    w.server = std::make_unique<TestServer>(w.folder);
    come_back(w.loop, w.party, w.server->port());
    CHECK(w.table()["later"]["preset"] == "germini");
    play_out(w.loop, w.party, 1);
    for (int number = 2; w.party[0].state() != "over"; ++number) play_hand(w.loop, w.party, number);
    CHECK(match_of(w.party[0])["played"] == 6); // two girate of three
    ask_again(w.party);
    REQUIRE(w.loop.run_until([&] { return w.party[0].state() == "waiting"; }));
    CHECK(w.table()["rules"]["preset"] == "germini");
    CHECK(w.table()["seats"].size() == 4);
}

TEST_CASE("only the host, before a match, and only a game of the family for fewer than the table's own") {
    Waiting w;
    CHECK(rule_of(w.party[1], kInThree) == "not_host");
    CHECK(rule_of(w.party[0], kOwnRules) == "not_meanwhile");
    for (const char* preset : {"alone", "germini", "terziglio"})
        CHECK(rule_of(w.party[0], {{"meanwhile", preset}}) == "not_fewer_seats");
    CHECK(rule_of(w.party[0], {{"meanwhile", "two"}}) == "too_many_guests");
    CHECK(w.table()["rules"]["preset"] == "pagat");
    w.party[0].must(kInThree);
    CHECK(rule_of(w.party[0], {{"meanwhile", "two"}}) == "too_many_guests");
    w.party[0].must(kOwnRules);
    REQUIRE(w.loop.run_until([&] { return w.table()["seats"].size() == 4; }));
    CHECK(w.table()["rules"]["preset"] == "pagat");
    w.party[0].must(kInThree);
    begin_hand(w.loop, w.party, 1);
    CHECK(rule_of(w.party[0], kOwnRules) == "started");
}
