// Tables that end because somebody closes them, or because nobody remains.
#include "tests/server/support/match_play.hpp"

#include <algorithm>
#include <atomic>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

/// The tables in this person's lobby.
std::vector<std::string> listed(const TestServer& server, const test::Person& person) {
    std::vector<std::string> ids;
    const HttpAnswer answer = http_request(server.port(), "GET", "/api/tables", "", person.headers());
    REQUIRE_MESSAGE(answer.status == 200, answer.body);
    const json page = answer.value(); // a name of its own: the loop would not keep it
    for (const json& line : page["tables"]) ids.push_back(line["id"]);
    return ids;
}
bool empty_soon(EventLoop& loop, const TestServer& server, const test::Person& person) {
    return loop.run_until([&] { return listed(server, person).empty(); });
}

} // namespace

TEST_CASE("closing a waiting table notifies everybody, removes it from the lists and shuts it") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 2, 3);
    CHECK(rule_of(party[1], {{"close", true}}) == "not_alone");
    CHECK(rule_of(party[0], {{"close", true}}) == "done");
    for (auto& player : party.players) {
        REQUIRE(loop.run_until([&] { return !player->connected(); }));
        CHECK((*player->bye)["code"] == "closed");
        CHECK(player->line().close_code() == 4010);
        CHECK(empty_soon(loop, *server, player->person()));
    }
    SUBCASE("at once") {}
    SUBCASE("after a restart") {
        server.reset();
        server = std::make_unique<TestServer>(folder);
        for (auto& player : party.players) CHECK(listed(*server, player->person()).empty());
    }
    party[1].move_to(server->port());
    party[1].connect(true);
    REQUIRE(loop.run_until([&] { return !party[1].connected(); }));
    CHECK((*party[1].bye)["code"] == "gone");
}

TEST_CASE("the only human player closes the table within a hand; with another guest nobody does") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party alone = sit_down(loop, server.port(), kToy, 1, 3);
    begin_hand(loop, alone, 1);
    CHECK(rule_of(alone[0], {{"close", true}}) == "done");
    REQUIRE(loop.run_until([&] { return alone[0].state() == "over"; }));
    CHECK(match_of(alone[0])["broken_off"] == true);
    CHECK(empty_soon(loop, server, alone[0].person()));

    Party two = sit_down(loop, server.port(), kToy, 2, 3);
    begin_hand(loop, two, 1);
    for (auto& player : two.players) CHECK(rule_of(*player, {{"close", true}}) == "not_alone");
    CHECK(two[0].state() == "playing");
    Player watcher(loop, server.port(), new_person(server.port(), "Neri"), two.ids);
    watcher.connect();
    CHECK(rule_of(watcher, {{"close", true}}) == "not_seated");
}

TEST_CASE("a table that everybody has left is in nobody's list") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    json request = kToy;
    request["open"] = false;
    Party party = sit_down(loop, server.port(), request, 2, 3);
    Player invited(loop, server.port(), new_person(server.port(), "Neri"), party.ids);
    invited.connect();
    REQUIRE(loop.run_until([&] { return invited.welcome.has_value(); }));
    // The host leaves: the next guest with a seat becomes host, then any invited guest.
    CHECK(rule_of(party[0], {{"leave", true}}) == "done");
    REQUIRE(loop.run_until([&] { return (*party[1].welcome)["you"]["host"] == true; }));
    CHECK(empty_soon(loop, server, party[0].person()));
    CHECK(rule_of(party[1], {{"leave", true}}) == "done");
    REQUIRE(loop.run_until([&] { return (*invited.welcome)["you"]["host"] == true; }));
    CHECK(loop.run_until([&] { return (*invited.table)["host_name"] == "Neri"; }));
    CHECK(loop.run_until([&] { return listed(server, invited.person()).size() == 1; }));
    CHECK(rule_of(invited, {{"leave", true}}) == "done");
    CHECK(empty_soon(loop, server, invited.person()));
    CHECK(loop.run_until(
        [&] { return number_in(folder, "SELECT count(*) FROM tables WHERE state = 'over'") == 1; }));
}

TEST_CASE("a guest at the table limit is asked to close one, and can then make another") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) { s.directory.tables_per_guest = 1; });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 1, 3);
    const auto make = [&] {
        return http_request(server.port(), "POST", "/api/tables", kToy.dump(), party[0].person().headers());
    };
    const HttpAnswer refused = make();
    CHECK(refused.status == 429);
    CHECK(refused.value()["error"]["code"] == "too_many");
    CHECK(refused.value()["error"]["message"].get<std::string>().find("close one") != std::string::npos);
    CHECK(rule_of(party[0], {{"close", true}}) == "done");
    REQUIRE(empty_soon(loop, server, party[0].person()));
    const HttpAnswer made = make();
    CHECK_MESSAGE(made.status == 201, made.body);
}

TEST_CASE("a waiting table is closed after a day without visitors; a restart resets the day") {
    std::atomic<int> hours{48}; // since the machine started
    const auto clock = [&hours](server::ServerSettings& settings) {
        settings.environment.steady = [&hours, real = settings.environment.steady] {
            return real() + std::chrono::hours(hours.load());
        };
    };
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder, clock);
    EventLoop loop;
    const test::Person host = new_person(server->port(), "Ginevra");
    const TableIds ids = new_table(server->port(), host, kToy);
    server.reset();
    server = std::make_unique<TestServer>(folder, clock);
    constexpr std::chrono::milliseconds kASweep{2500};
    loop.run_for(kASweep);
    CHECK(listed(*server, host) == std::vector<std::string>{ids.id});
    hours += 23;
    loop.run_for(kASweep);
    CHECK(listed(*server, host) == std::vector<std::string>{ids.id});
    hours += 2;
    CHECK(empty_soon(loop, *server, host));
}
