// Who played a match: the same at the table, on its page and in the history, even if a seat changed
// hands; by number and current name, with no names in the records.
#include "server/store/database.hpp"
#include "tests/server/support/match_play.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

std::int64_t number_of(unsigned short port, const test::Person& person) {
    return page_of(port, person, "/api/guests/me")["number"];
}

json player(const std::string& name, const json& number = nullptr) {
    return {{"name", name}, {"number", number}};
}

/// How a match lists its players, wherever it is shown.
json told_of(const json& match) {
    json hands = json::array();
    for (const json& hand : match["hands"])
        hands.push_back({{"number", hand["number"]}, {"names", hand["names"]}, {"numbers", hand["numbers"]}});
    return {{"names", match["names"]}, {"players", match["players"]}, {"hands", hands}};
}

/// The common result of all three ways.
json told_everywhere(unsigned short port, const Player& one) {
    const json at_table = told_of(match_of(one));
    const std::string id = match_of(one)["id"];
    CHECK(told_of(page_of(port, one.person(), "/api/matches/" + id)["match"]) == at_table);
    if (one.state() == "over") {
        const json matches = page_of(port, one.person(), "/api/history")["matches"];
        REQUIRE(matches.size() == 1);
        CHECK(matches[0]["id"] == id);
        CHECK(matches[0]["players"] == at_table["players"]);
        CHECK(matches[0]["played"] == at_table["hands"].size());
    }
    return at_table;
}

} // namespace

TEST_CASE("a match whose seat changes hands shows the dealt players consistently everywhere") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 2, 3); // Ginevra, Lapo, a bot
    const json first = number_of(server->port(), party[0].person()),
               second = number_of(server->port(), party[1].person());
    play_hand(loop, party, 1);
    // Lapo leaves, a bot has the seat for a hand, then Neri takes it over.
    party[1].must({{"leave", true}});
    REQUIRE(loop.run_until([&] { return party[1].line().closed(); }));
    party.players.erase(party.players.begin() + 1);
    party[0].must({{"bot", 1}});
    play_hand(loop, party, 2);
    party.players.push_back(
        std::make_unique<Player>(loop, server->port(), new_person(server->port(), "Neri"), party.ids));
    Player& neri = party[1];
    neri.connect();
    neri.must({{"sit", 1}});
    const json third = number_of(server->port(), neri.person());
    play_hand(loop, party, 3);
    REQUIRE(all_are(loop, party, "over"));

    const json expected_players{{player("Ginevra", first)},
                                {player("Lapo", second), player("Bot 2"), player("Neri", third)},
                                {player("Bot 3")}};
    const json told = told_everywhere(server->port(), party[0]);
    CHECK(told["players"] == expected_players);
    CHECK(told["names"] == json({"Ginevra", "Neri", "Bot 3"}));
    const json names{
        {"Ginevra", "Lapo", "Bot 3"}, {"Ginevra", "Bot 2", "Bot 3"}, {"Ginevra", "Neri", "Bot 3"}};
    const json numbers{{first, second, nullptr}, {first, nullptr, nullptr}, {first, third, nullptr}};
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(told["hands"][i]["names"] == names[i]);
        CHECK(told["hands"][i]["numbers"] == numbers[i]);
        const std::string hand = match_of(party[0])["hands"][i]["hand"];
        const json page = page_of(server->port(), party[0].person(), "/api/hands/" + hand);
        CHECK(page["names"] == names[i]);
        CHECK(page["numbers"] == numbers[i]);
        CHECK(page["record"].dump().find("Ginevra") == std::string::npos);
    }
    // Nor after a restart.
    server.reset();
    server = std::make_unique<TestServer>(folder);
    come_back(loop, party, server->port());
    CHECK(told_everywhere(server->port(), party[0]) == told);

    // No record has a guest's name: a new name shows everywhere.
    for (const char* sql :
         {"SELECT count(*) FROM hand_seats WHERE called IN ('Ginevra', 'Lapo', 'Neri')",
          "SELECT count(*) FROM hand_seats WHERE finished_by IN ('Ginevra', 'Lapo', 'Neri')",
          "SELECT count(*) FROM match_lines WHERE called IN ('Ginevra', 'Lapo', 'Neri')",
          "SELECT count(*) FROM hands WHERE record LIKE '%Ginevra%' OR result LIKE '%Ginevra%'"})
        CHECK(number_in(folder, sql) == 0);
    REQUIRE(http_request(server->port(), "PATCH", "/api/guests/me", R"({"name": "Contessina"})",
                         party[0].person().headers())
                .status == 200);
    const json match = page_of(server->port(), party[0].person(), "/api/history")["matches"][0];
    CHECK(match["players"][0] == json::array({player("Contessina", first)}));
    const json page =
        page_of(server->port(), party[0].person(), "/api/matches/" + match["id"].get<std::string>())["match"];
    for (const json& hand : page["hands"]) CHECK(hand["names"][0] == "Contessina");
}

TEST_CASE("the history lists a running match after its first hand, to its players only") {
    TempDir folder;
    const TestServer server(folder);
    EventLoop loop;
    json request = kToy;
    request["open"] = false;
    Party party = sit_down(loop, server.port(), request, 2, 3); // Ginevra, Lapo, a bot
    const test::Person stranger = new_person(server.port(), "Neri");
    const auto matches = [&](const test::Person& person) {
        return page_of(server.port(), person, "/api/history")["matches"];
    };
    CHECK(matches(party[0].person()).empty());
    play_hand(loop, party, 1);
    const json mine = matches(party[0].person());
    REQUIRE(mine.size() == 1);
    CHECK(mine[0]["ended"].is_null());
    REQUIRE(mine[0]["played"] == 1);
    const std::string hand = match_of(party[0])["hands"][0]["hand"];
    CHECK(page_of(server.port(), party[0].person(), "/api/hands/" + hand)["own"] == 0);
    CHECK(matches(party[1].person()) == mine);
    CHECK(matches(stranger).empty());
    CHECK(http_request(server.port(), "GET", "/api/hands/" + hand, "", stranger.headers()).status == 404);
    play_hand(loop, party, 2);
    play_hand(loop, party, 3);
    REQUIRE(all_are(loop, party, "over"));
    const json over = matches(party[0].person());
    REQUIRE(over.size() == 1);
    CHECK_FALSE(over[0]["ended"].is_null());
    CHECK(over[0]["played"] == 3);
}
