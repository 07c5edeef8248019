// The table's powers: strangers, silent and absent players, suspending and continuing.
#include "tests/server/support/match_play.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

json vote(const std::string& wish) { return {{"vote", {{"for", wish}}}}; }
json vote(const std::string& wish, int about) { return {{"vote", {{"for", wish}, {"seat", about}}}}; }

/// Some hidden card of that hand was sent.
bool told_hand(Player& player, int seat_number) {
    const auto& events = player.told[player.hand];
    return std::any_of(events.begin(), events.end(), [&](const json& e) {
        return e.value("to", "") == "hand:" + std::to_string(seat_number) && e.contains("cards") &&
               e.value("why", "") == "deal";
    });
}
bool halted(Player& player, const std::string& kind) {
    const json& halt = (*player.table)["halt"];
    return kind.empty() ? halt.is_null() : halt.is_object() && halt["kind"] == kind;
}
TestServer::Change slow_bots() {
    return [](server::ServerSettings& settings) {
        settings.table.bot_least = settings.table.bot_most = std::chrono::seconds(60);
        settings.table.absence = std::chrono::seconds(0);
    };
}

} // namespace

TEST_CASE("a stranger gets a bot's seat from the next hand on, and is sent nothing of this one") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 2, 3);
    begin_hand(loop, party, 1);
    Player stranger(loop, server->port(), new_person(server->port(), "Neri"), party.ids);
    stranger.connect();
    CHECK(rule_of(stranger, {{"sit", 2}}) == "done");
    REQUIRE(loop.run_until([&] { return seat(party[0], 2)["next"] == "Neri"; }));
    CHECK(stranger.seat() == -1);
    CHECK(seat(party[0], 2)["kind"] == "bot");
    SUBCASE("at once") {}
    SUBCASE("after a restart") {
        server.reset();
        server = std::make_unique<TestServer>(folder);
        come_back(loop, party, server->port());
        stranger.move_to(server->port());
        stranger.connect();
        REQUIRE(loop.run_until([&] { return seat(party[0], 2)["next"] == "Neri"; }));
    }
    for (auto& player : party.players) player->play_by_itself();
    REQUIRE(loop.run_until([&] { return party[0].state() == "between"; }));
    REQUIRE(loop.run_until([&] { return stranger.seat() == 2; }));
    CHECK_FALSE(told_hand(stranger, 2));
    stranger.must({{"ready", true}});
    for (auto& player : party.players) player->must({{"ready", true}});
    CHECK(loop.run_until([&] { return stranger.hand == 2 && told_hand(stranger, 2); }));
    CHECK(stranger.all_problems() == std::vector<std::string>{});
}

TEST_CASE("nobody gets a second hand by a cut connection, a substitute at the deal or a restart") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder, slow_bots());
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 2, 3);
    begin_hand(loop, party, 1);
    Player& second = party[1];
    SUBCASE("the player leaves and takes another seat") {
        CHECK(told_hand(second, 1));
        CHECK(rule_of(second, {{"leave", true}}) == "done");
    }
    SUBCASE("the player vacates the seat to a bot and leaves") {
        second.must({{"stand", true}});
        party[0].must({{"bot", 1}});
        CHECK(rule_of(second, {{"leave", true}}) == "done");
    }
    SUBCASE("the player looks, leaves, and the server restarts in between") {
        CHECK(rule_of(second, {{"leave", true}}) == "done");
        server.reset();
        server = std::make_unique<TestServer>(folder, slow_bots());
        party[0].move_to(server->port());
        second.move_to(server->port());
        party[0].connect();
    }
    loop.run_until([&] { return !second.connected(); });
    second.connect(true);
    for (const int number : {2, 1}) {
        CHECK(rule_of(second, {{"sit", number}}) == "done");
        second.connect(true); // and a cut connection
        REQUIRE(loop.run_until([&] { return second.welcome.has_value(); }));
        loop.run_for(std::chrono::milliseconds(50));
        CHECK(second.seat() == -1);
        CHECK_FALSE(told_hand(second, 2));
        // Nor by the vote of all players: the guest has been sent one.
        CHECK(rule_of(party[0], vote("step_in", number)) == "saw_hand");
    }
}

TEST_CASE("before the start the host removes and bars guests; a new invitation excludes all without a seat") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    json closed = kToy;
    closed["open"] = false;
    Party party = sit_down(loop, server->port(), closed, 3, 3);
    CHECK(rule_of(party[1], {{"send_away", 2}}) == "not_host");
    CHECK(rule_of(party[0], {{"send_away", 0}}) == "own_seat");
    CHECK(rule_of(party[0], {{"send_away", 2}}) == "done");
    REQUIRE(loop.run_until([&] { return party[2].bye.has_value() && !party[2].connected(); }));
    CHECK((*party[2].bye)["code"] == "sent_away");
    CHECK(party[2].line().close_code() == 4003);
    SUBCASE("at once") {}
    SUBCASE("after a restart") {
        server.reset();
        server = std::make_unique<TestServer>(folder);
        for (auto& player : party.players) player->move_to(server->port());
        for (std::size_t s = 0; s < 2; ++s) {
            party[s].welcome.reset();
            party[s].connect();
            REQUIRE(loop.run_until([&] { return party[s].welcome.has_value(); }));
        }
    }
    party[2].connect(true);
    REQUIRE(loop.run_until([&] { return party[2].bye.has_value(); }));
    CHECK((*party[2].bye)["code"] == "sent_away");
    CHECK_FALSE(party[2].welcome.has_value());

    Player invited(loop, server->port(), new_person(server->port(), "Neri"), party.ids);
    invited.connect();
    REQUIRE(loop.run_until([&] { return invited.welcome.has_value(); }));
    party[0].must({{"invite", true}});
    CHECK(loop.run_until([&] { return invited.bye.has_value(); }));
    Player again(loop, server->port(), invited.person(), {party.ids.id, ""});
    again.connect();
    CHECK(loop.run_until([&] { return again.bye.has_value(); }));
    CHECK(party[1].connected());
}

TEST_CASE("a match adjourned by all is suspended, even across a restart, until all are back and agree") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 3, 3);
    CHECK(rule_of(party[0], vote("adjourn")) == "not_started");
    begin_hand(loop, party, 1);
    CHECK(rule_of(party[0], vote("adjourn")) == "done");
    CHECK(rule_of(party[1], vote("adjourn")) == "done");
    CHECK(halted(party[0], ""));
    CHECK(rule_of(party[2], vote("adjourn")) == "done");
    REQUIRE(loop.run_until([&] { return halted(party[0], "adjourned"); }));
    server.reset();
    server = std::make_unique<TestServer>(folder);
    come_back(loop, party, server->port());
    REQUIRE(loop.run_until([&] { return party[0].table && halted(party[0], "adjourned"); }));
    CHECK(party[0].answer(party[0].act({{"play", "A1"}}))["rule"] == "halted");
    CHECK(rule_of(party[0], vote("pause")) == "halted");
    party[0].must({{"ready", true}});
    party[1].must({{"ready", true}});
    CHECK(halted(party[0], "adjourned"));
    const auto lobby = http_request(server->port(), "GET", "/api/tables").value();
    CHECK(lobby["tables"][0]["halt"] == "adjourned");
    party[2].must({{"ready", true}});
    REQUIRE(loop.run_until([&] { return halted(party[0], ""); }));
    for (auto& player : party.players) player->play_by_itself();
    CHECK(loop.run_until([&] { return party[0].hand_over(1); }));
}

TEST_CASE("a pause is bounded; and a match without any of its players is suspended until one is back") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) {
        s.table.pause = std::chrono::seconds(1);
        s.table.abandoned = std::chrono::seconds(1);
    });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 2, 2);
    party[0].must({{"bot", 2}});
    begin_hand(loop, party, 1);
    party[0].must(vote("pause"));
    party[1].must(vote("pause"));
    REQUIRE(loop.run_until([&] { return halted(party[0], "pause"); }));
    CHECK(loop.run_until([&] { return halted(party[0], ""); }));

    party[0].disconnect();
    party[1].disconnect();
    const auto halt = [&] { return text_in(folder, "SELECT coalesce(halt, '') FROM tables"); };
    REQUIRE(loop.run_until([&] { return halt() == "abandoned"; }));
    party[1].connect();
    CHECK(loop.run_until([&] { return halt() == ""; }));
    CHECK(loop.run_until([&] { return party[1].table && halted(party[1], ""); }));
}

TEST_CASE("another match waits for all; a player who left a seat taken over gets no other in this one") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 2, 3);
    begin_hand(loop, party, 1);
    Player stranger(loop, server.port(), new_person(server.port(), "Neri"), party.ids);
    stranger.connect();
    stranger.must({{"sit", 2}});
    for (auto& player : party.players) player->play_by_itself();
    REQUIRE(loop.run_until([&] { return stranger.seat() == 2; }));
    CHECK(rule_of(stranger, {{"leave", true}}) == "done");
    REQUIRE(loop.run_until([&] { return !stranger.connected(); }));
    stranger.connect(true);
    CHECK(rule_of(stranger, {{"sit", 2}}) == "gave_up_seat");
    party[0].must({{"bot", 2}});
    for (int hand = 2; hand <= 3; ++hand) {
        begin_hand(loop, party, hand);
        REQUIRE(loop.run_until([&] { return party[0].hand_over(hand) && party[0].state() != "playing"; }));
    }
    REQUIRE(loop.run_until([&] { return party[0].state() == "over" && party[1].state() == "over"; }));
    const std::string match = match_of(party[0])["id"];
    CHECK(rule_of(party[0], {{"again", true}}) == "done");
    CHECK(loop.run_until([&] { return seat(party[1], 0)["ready"] == true; }));
    CHECK(party[1].state() == "over");
    // A player who returns in the meantime sees how it ended, and not an empty table.
    party[1].disconnect();
    party[1].connect(true);
    REQUIRE(loop.run_until([&] { return party[1].hand_over(3) && party[1].state() == "over"; }));
    CHECK(match_of(party[1])["id"] == match);
    CHECK(rule_of(party[1], {{"again", true}}) == "done");
    REQUIRE(loop.run_until([&] { return party[0].state() == "waiting"; }));
    CHECK((*party[0].table)["last_match"] == match);
    // The next match is open to them.
    party[0].must({{"unbot", 2}});
    CHECK(rule_of(stranger, {{"sit", 2}}) == "done");
}

TEST_CASE("the lobby counts the seats that anybody may take over, only during a match that allows it") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    json request = kToy;
    int seats = 1;
    SUBCASE("allowed") {}
    SUBCASE("not allowed") { request["takeover"] = false, seats = 0; }
    Party party = sit_down(loop, server.port(), request, 2, 3);
    const auto counted = [&] {
        return http_request(server.port(), "GET", "/api/tables").value()["tables"][0]["takeover_seats"];
    };
    CHECK(counted() == 0);
    begin_hand(loop, party, 1);
    CHECK(counted() == seats);
    Player other(loop, server.port(), new_person(server.port(), "Piero"), party.ids);
    other.connect();
    CHECK(rule_of(other, {{"sit", 2}}) == "done");
    CHECK(counted() == 0);
}
