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

TEST_CASE("one guest plays a match with bots") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 1, 3);
    Player& me = party[0];
    CHECK(seat(me, 1)["kind"] == "bot");
    CHECK(seat(me, 1)["name"] == "Bot 2");
    me.play_by_itself();
    for (int number = 1; number <= 3; ++number) {
        begin_hand(loop, party, number);
        CHECK(loop.run_until([&] { return me.hand_over(number); }));
    }
    CHECK(loop.run_until([&] { return me.state() == "over"; }));
    CHECK(me.all_problems().empty());
    CHECK(rule_of(me, {{"ready", true}}) == "finished");
}

TEST_CASE("a player who vacates a seat may be replaced by a bot, and takes the seat back") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) {
        s.table.bot_least = s.table.bot_most = std::chrono::milliseconds(30);
    });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    Player &first = party[0], &second = party[1], &third = party[2];
    CHECK(rule_of(first, {{"bot", 1}}) == "not_vacated");
    for (const json& before : {json{{"swap", {0, 1}}}, json{{"unbot", 1}}, json{{"send_away", 1}}})
        CHECK(rule_of(first, before) == "started");
    CHECK(rule_of(second, {{"stand", true}}) == "done");
    REQUIRE(loop.run_until([&] { return seat(first, 1)["vacated"] == true; }));
    const json played = second.answer(second.act({{"play", "A1"}}));
    CHECK(played["rule"] == "not_seated");
    CHECK(rule_of(third, {{"bot", 1}}) == "done");
    REQUIRE(loop.run_until([&] { return seat(first, 1)["substitute"] == true; }));
    CHECK(seat(first, 1)["name"] == "Lapo");
    first.play_by_itself();
    third.play_by_itself();
    REQUIRE(loop.run_until([&] { return first.told[1].size() > 12; }));
    CHECK(rule_of(second, {{"takeback", true}}) == "done");
    CHECK(rule_of(second, {{"takeback", true}}) == "nothing_to_take_back");
    second.play_by_itself();
    CHECK(loop.run_until([&] { return second.hand_over(1); }));
    CHECK(loop.run_until([&] { return first.state() == "between"; }));
    for (auto& player : party.players) CHECK(player->all_problems().empty());
}

TEST_CASE("D-25: a hand belongs to the player dealt to, and the page names the one who finished it") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    CHECK(rule_of(party[2], {{"leave", true}}) == "done");
    CHECK(loop.run_until([&] { return party[2].bye.has_value() && party[2].line().closed(); }));
    CHECK(party[2].line().close_code() == 4004);
    CHECK(rule_of(party[1], {{"bot", 2}}) == "done");
    party[0].play_by_itself();
    party[1].play_by_itself();
    REQUIRE(loop.run_until([&] { return party[0].hand_over(1) && party[0].state() == "between"; }));
    const std::string id = (*party[0].table)["match"]["id"];
    const json hand = http_request(server.port(), "GET", "/api/matches/" + id).value()["match"]["hands"][0];
    CHECK(hand["names"] == json({"Ginevra", "Lapo", "Nannina"}));
    CHECK(hand["finished_by"] == json({nullptr, nullptr, "Bot 3"}));
    // A new guest may take the bot's seat; the next hand is theirs.
    Player newcomer(loop, server.port(), new_person(server.port(), "Cosimo"), party.ids);
    newcomer.connect();
    CHECK(rule_of(newcomer, {{"sit", 2}}) == "done");
    CHECK(loop.run_until([&] { return newcomer.seat() == 2; }));
}

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

TEST_CASE("before the start: swapping, bots, the host who leaves") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 2, 2);
    Player &first = party[0], &second = party[1];
    CHECK(rule_of(second, {{"swap", {0, 1}}}) == "not_host");
    CHECK(rule_of(first, {{"swap", {0, 1}}}) == "done");
    CHECK(loop.run_until([&] { return first.seat() == 1 && second.seat() == 0; }));
    CHECK(rule_of(first, {{"sit", 2}}) == "done");
    CHECK(rule_of(first, {{"bot", 1}}) == "done");
    CHECK(rule_of(first, {{"unbot", 1}}) == "done");
    CHECK(rule_of(first, {{"takeback", true}}) == "not_started");
    CHECK(rule_of(first, {{"leave", true}}) == "done");
    CHECK(loop.run_until([&] { return (*second.table)["host"] == 0; }));
    CHECK(rule_of(second, {{"bot", 1}}) == "done");
    json no_bots = kToy;
    no_bots["bots"] = false;
    Party other = sit_down(loop, server.port(), no_bots, 1, 1);
    CHECK(rule_of(other[0], {{"bot", 1}}) == "no_bots");
}

TEST_CASE("a table of bots plays its match by itself") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    const test::Person host = new_person(server.port(), "Ginevra");
    const TableIds ids = new_table(server.port(), host, kToy);
    Player watcher(loop, server.port(), host, ids);
    watcher.connect();
    for (int s = 0; s < 3; ++s) watcher.must({{"bot", s}});
    watcher.must({{"ready", true}});
    CHECK(loop.run_until([&] { return watcher.state() == "over"; }));
    CHECK(watcher.hand_over(3));
    CHECK(watcher.all_problems().empty());
}

TEST_CASE("the seat of a guest away for long may be given to a bot") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) { s.table.absence = std::chrono::seconds(3); });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    party[2].disconnect();
    REQUIRE(loop.run_until([&] { return seat(party[0], 2)["here"] == false; }));
    const json wish{{"vote", {{"for", "bot"}, {"seat", 2}}}};
    for (int i = 0; i < 2; ++i) party[static_cast<std::size_t>(i)].play_by_itself();
    CHECK(rule_of(party[0], wish) == "limit_not_reached");
    REQUIRE(loop.run_until([&] { return seat(party[0], 2)["asked"].is_string(); }));
    loop.run_for(std::chrono::milliseconds(3100));
    CHECK(rule_of(party[0], wish) == "done");
    CHECK(rule_of(party[1], wish) == "done");
    REQUIRE(loop.run_until([&] { return seat(party[0], 2)["substitute"] == true; }));
    party[2].connect();
    CHECK(rule_of(party[2], {{"takeback", true}}) == "done");
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
