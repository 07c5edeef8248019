// Seats on the server: bots, vacating, coming back, leaving, spectators, invitations.
#include "server/store/database.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/toy/toy_wire.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <spdlog/spdlog.h>

using namespace germini;
using namespace germini::test;

namespace {

bool events_name_cards_of(Player& player, const std::string& zone) {
    const auto& events = player.told[player.hand];
    return std::any_of(events.begin(), events.end(),
                       [&](const json& e) { return e.value("to", "") == zone && e.contains("cards"); });
}

} // namespace

TEST_CASE("a spectator sees the hand and no hidden card") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) {
        s.table.bot_least = s.table.bot_most = std::chrono::seconds(60);
    });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 2, 3);
    begin_hand(loop, party, 1);
    Player watcher(loop, server.port(), new_person(server.port(), "Neri"), {party.ids.id, ""});
    watcher.connect();
    REQUIRE(loop.run_until([&] { return watcher.last == party[0].last; }));
    for (const char* zone : {"hand:0", "hand:1", "hand:2"}) CHECK_FALSE(events_name_cards_of(watcher, zone));
    CHECK_FALSE(watcher.table->contains("invitation"));
    CHECK((*watcher.table)["spectators"] == 1);
    CHECK(rule_of(watcher, {{"ready", true}}) == "ready_not_expected");
    CHECK(rule_of(watcher, {{"bot", 0}}) == "not_seated");
    CHECK(rule_of(watcher, {{"sit", 0}}) == "seat_taken");
    CHECK(rule_of(watcher, {{"sit", 2}}) == "done");
    loop.run_for(std::chrono::milliseconds(100));
    CHECK_FALSE(events_name_cards_of(watcher, "hand:2"));
    CHECK(watcher.all_problems().empty());
}

TEST_CASE("tables without spectators and by invitation") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    json request = kToy;
    request["open"] = false;
    request["spectators"] = false;
    Party party = sit_down(loop, server.port(), request, 2, 3);
    CHECK((*party[0].table)["invitation"] == party.ids.invitation);
    begin_hand(loop, party, 1);
    Player stranger(loop, server.port(), new_person(server.port(), "Neri"), {party.ids.id, ""});
    stranger.connect();
    CHECK(loop.run_until([&] { return stranger.bye.has_value() && stranger.line().closed(); }));
    CHECK((*stranger.bye)["code"] == "gone");
    CHECK_FALSE(stranger.welcome.has_value());
    Player wrong(loop, server.port(), new_person(server.port(), "Bianca"),
                 {party.ids.id, "AAAAAAAAAAAAAAAAAAAAAA"});
    wrong.connect();
    CHECK(loop.run_until([&] { return wrong.bye.has_value(); }));

    Player invited(loop, server.port(), new_person(server.port(), "Cosimo"), party.ids);
    invited.connect();
    REQUIRE(loop.run_until([&] { return invited.table.has_value(); }));
    const int before = party[0].last;
    REQUIRE(loop.run_until([&] {
        for (auto& player : party.players) player->move_once();
        return party[0].last > before;
    }));
    loop.run_for(std::chrono::milliseconds(100));
    CHECK(invited.last == 0);
    // A former participant needs no invitation any longer.
    Player again(loop, server.port(), invited.person(), {party.ids.id, ""});
    again.connect();
    CHECK(loop.run_until([&] { return again.table.has_value(); }));

    // A new invitation voids the old one.
    CHECK(rule_of(party[1], {{"invite", true}}) == "not_host");
    CHECK(rule_of(party[0], {{"invite", true}}) == "done");
    REQUIRE(loop.run_until([&] { return (*party[0].table)["invitation"] != party.ids.invitation; }));
    Player late(loop, server.port(), new_person(server.port(), "Piero"), party.ids);
    late.connect();
    CHECK(loop.run_until([&] { return late.bye.has_value(); }));
}

TEST_CASE("emotes reach the whole table, and only seats send them") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 2, 2);
    std::vector<json> said;
    party[1].line().on_message() = [&](const json& message) {
        if (message["t"] == "said") said.push_back(message);
    };
    party[0].line().send({{"t", "say"}, {"emote", "bravo"}});
    CHECK(loop.run_until([&] { return said.size() == 1; }));
    CHECK(said[0]["seat"] == 0);
    Player watcher(loop, server.port(), new_person(server.port(), "Neri"), party.ids);
    watcher.connect();
    REQUIRE(loop.run_until([&] { return watcher.welcome.has_value(); }));
    watcher.line().send({{"t", "say"}, {"emote", "scusa"}});
    loop.run_for(std::chrono::milliseconds(100));
    CHECK(said.size() == 1);
}

TEST_CASE("a broken invariant stops one table only") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party with_bot = sit_down(loop, server.port(), kToy, 1, 3),
          guests = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, guests, 1);
    spdlog::set_level(spdlog::level::off);
    server::toy_bot_breaks() = true;
    with_bot[0].play_by_itself();
    with_bot[0].perform({{"ready", true}});
    CHECK(loop.run_until([&] { return with_bot[0].bye.has_value() && with_bot[0].line().closed(); }));
    CHECK((*with_bot[0].bye)["code"] == "internal_error");
    CHECK(with_bot[0].line().close_code() == 1011);
    for (auto& player : guests.players) player->play_by_itself();
    CHECK(loop.run_until([&] { return guests[0].hand_over(1); }));
    server::toy_bot_breaks() = false;
    spdlog::set_level(spdlog::level::err);
    // Its log is kept: another program resumes it.
    server.stop();
    TestServer next(folder);
    with_bot[0].move_to(next.port());
    with_bot[0].connect();
    CHECK(loop.run_until([&] { return with_bot[0].hand_over(1); }));
    CHECK(with_bot[0].all_problems().empty());
}
