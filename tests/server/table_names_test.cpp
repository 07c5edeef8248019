// Names at one table: no two that look alike, and none that changes within a hand.
#include "tests/server/support/match_play.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

/// Empty for a free seat.
std::string name_at(Player& player, std::size_t seat) {
    const json& holder = (*player.table)["seats"][seat];
    return holder.is_null() ? std::string() : holder["name"].get<std::string>();
}

void rename(unsigned short port, Player& player, const std::string& name) {
    const HttpAnswer answer =
        http_request(port, "PATCH", "/api/guests/me", json{{"name", name}}.dump(), player.person().headers());
    REQUIRE(answer.status == 200);
}

/// Connects again: the connection knows the guest's current name.
void return_to(EventLoop& loop, Player& player) {
    player.welcome.reset();
    player.table.reset();
    player.connect();
    REQUIRE(loop.run_until([&] { return player.welcome && player.table; }));
}

bool host_is(Player& player, const std::string& name) { return (*player.table)["host_name"] == name; }

/// The table's line in a stranger's list.
json listed(unsigned short port, const std::string& table) {
    const json tables = http_request(port, "GET", "/api/tables").value()["tables"];
    for (const json& line : tables)
        if (line["id"] == table) return line;
    return {};
}

bool plays_on(EventLoop& loop, Party& party, int number) {
    for (auto& player : party.players) player->play_by_itself();
    const bool closed = loop.run_until([&] {
        return std::all_of(party.players.begin(), party.players.end(),
                           [&](auto& p) { return p->hand_over(number) && p->state() != "playing"; });
    });
    for (auto& player : party.players) player->play_by_itself(false);
    return closed;
}

} // namespace

TEST_CASE("two players with look-alike names cannot share a table, and the first one stays") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 1, 1); // Ginevra
    for (const char* name : {"Ginevra", "ginevra", "GINEVRA", "Gınevra", "Gіnevrа"}) {
        CAPTURE(name);
        const HttpAnswer made =
            http_request(server.port(), "POST", "/api/guests", json{{"name", name}}.dump());
        if (made.status != 201) continue; // refused by its letters already
        Player other(loop, server.port(), {made.value()["guest"], "other", made.value()["secret"]},
                     party.ids);
        other.connect();
        CHECK(rule_of(other, {{"sit", 1}}) == "name_taken");
        CHECK((*other.table)["seats"][1].is_null());
        rename(server.port(), other, "Nannina");
        return_to(loop, other);
        CHECK(rule_of(other, {{"sit", 1}}) == "done");
        CHECK(rule_of(other, {{"sit", 2}}) == "done"); // the player's own name is not another's
        CHECK(rule_of(other, {{"stand", true}}) == "done");
        CHECK(other.all_problems().empty());
    }
    // The seat keeps its name if its guest takes one that another has.
    Player second(loop, server.port(), new_person(server.port(), "Lapo"), party.ids);
    second.connect();
    second.must({{"sit", 1}});
    rename(server.port(), second, "GINEVRA");
    return_to(loop, second);
    CHECK(name_at(second, 1) == "Lapo");
    // The same check applies to a guest who takes a bot's seat over in the match.
    second.must({{"stand", true}});
    party[0].must({{"bot", 1}});
    party[0].must({{"bot", 2}});
    begin_hand(loop, party, 1);
    REQUIRE(plays_on(loop, party, 1));
    CHECK(rule_of(second, {{"sit", 1}}) == "name_taken");
    rename(server.port(), second, "Bianca");
    return_to(loop, second);
    CHECK(rule_of(second, {{"sit", 1}}) == "done");
}

TEST_CASE("a new name is shown at once while nobody plays, and within a hand from the next one on") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 2, 3); // Ginevra, Lapo, a bot
    rename(server->port(), party[0], "Bianca");
    return_to(loop, party[0]);
    CHECK(name_at(party[0], 0) == "Bianca");

    begin_hand(loop, party, 1);
    rename(server->port(), party[0], "Contessina");
    rename(server->port(), party[1], "Lorenzo"); // and cannot enter again
    return_to(loop, party[0]);
    CHECK(name_at(party[0], 0) == "Bianca");
    // Nor by vacating and taking the seat back, nor by a restart.
    party[0].must({{"stand", true}});
    party[0].must({{"takeback", true}});
    REQUIRE(loop.run_until([&] { return (*party[0].table)["seats"][0]["vacated"] == false; }));
    CHECK(name_at(party[0], 0) == "Bianca");
    server.reset();
    server = std::make_unique<TestServer>(folder);
    come_back(loop, party, server->port());
    CHECK(name_at(party[0], 0) == "Bianca");
    CHECK(name_at(party[1], 1) == "Lapo");
    REQUIRE(plays_on(loop, party, 1));

    rename(server->port(), party[1], "Neri");
    begin_hand(loop, party, 2);
    REQUIRE(loop.run_until([&] { return name_at(party[1], 0) == "Contessina"; }));
    CHECK(name_at(party[1], 1) == "Neri");
    // A name that has come to resemble another at the table since is not taken over.
    rename(server->port(), party[1], "contessina");
    REQUIRE(plays_on(loop, party, 2));
    begin_hand(loop, party, 3);
    REQUIRE(loop.run_until([&] { return (*party[0].table)["hand"] == 3; }));
    CHECK(name_at(party[0], 1) == "Neri");
    CHECK(name_at(party[0], 0) == "Contessina");
    for (auto& player : party.players) CHECK(player->all_problems().empty());
}

TEST_CASE("a new name is sent to everybody in a waiting room, and nobody has to enter again") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 2, 2); // Ginevra, the host, and Lapo
    rename(server->port(), party[1], "Lorenzo");
    for (auto& player : party.players)
        CHECK(loop.run_until([&] { return name_at(*player, 1) == "Lorenzo"; }));
    rename(server->port(), party[0], "Bianca");
    for (auto& player : party.players)
        CHECK(loop.run_until([&] { return name_at(*player, 0) == "Bianca" && host_is(*player, "Bianca"); }));
    CHECK(loop.run_until([&] { return listed(server->port(), party.ids.id)["host"] == "Bianca"; }));
    CHECK(listed(server->port(), party.ids.id)["seats"][1]["name"] == "Lorenzo");
    // Nor has a guest who is away, and the table is read from the database with the current names.
    party[1].disconnect();
    rename(server->port(), party[1], "Neri");
    CHECK(loop.run_until([&] { return name_at(party[0], 1) == "Neri"; }));
    server.reset();
    server = std::make_unique<TestServer>(folder);
    party[0].move_to(server->port());
    return_to(loop, party[0]);
    CHECK(name_at(party[0], 1) == "Neri");
    // A guest who opens a WebSocket and is renamed before their hello.
    const test::Person late = new_person(server->port(), "Vanna");
    WebSocketOptions options;
    options.secret = late.secret;
    WebSocketClient line(loop, server->port(), options);
    const std::string body = R"({"name": "Lisa"})";
    REQUIRE(http_request(server->port(), "PATCH", "/api/guests/me", body, late.headers()).status == 200);
    line.send({{"t", "hello"}, {"table", party.ids.id}});
    REQUIRE(loop.run_until([&] { return !line.messages().empty(); }));
    CHECK(line.messages()[0]["you"]["name"] == "Lisa");
    for (auto& player : party.players) CHECK(player->all_problems().empty());
}

TEST_CASE("the host's new name is shown like those of the seats, within a hand from the next one on") {
    TempDir folder;
    const TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 2, 3);
    begin_hand(loop, party, 1);
    rename(server.port(), party[0], "Contessina");
    party[1].must({{"break_off", true}}); // a table is sent
    REQUIRE(loop.run_until([&] { return seat(party[1], 1)["break_off"] == true; }));
    CHECK(host_is(party[1], "Ginevra"));
    CHECK(name_at(party[1], 0) == "Ginevra");
    party[1].must({{"break_off", false}});
    REQUIRE(plays_on(loop, party, 1));
    const auto renamed = [&] {
        return host_is(party[1], "Contessina") && name_at(party[1], 0) == "Contessina";
    };
    CHECK(loop.run_until(renamed));
    begin_hand(loop, party, 2);
    CHECK(renamed());
    for (auto& player : party.players) CHECK(player->all_problems().empty());
}
