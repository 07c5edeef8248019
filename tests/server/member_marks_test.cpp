// Members are marked as such, at the table, in the list of tables and in the history; guests
// and bots are not.
#include "tests/server/support/browser.hpp"
#include "tests/server/support/match_play.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

TEST_CASE("a member's seat is marked where it is shown, a guest's and a bot's are not") {
    const TempDir folder;
    const TestServer server(folder);
    EventLoop loop;
    Browser ginevra(server.port()), lapo(server.port());
    const json account{{"login", "Ginevra"}, {"password", "una carta sola"}};
    CHECK(ginevra.said("POST", "/api/accounts", account) == "201");
    lapo.post("/api/guests", {{"name", "Lapo"}});
    const test::Person member{"", "Ginevra", ginevra.secret()}, guest{"", "Lapo", lapo.secret()};
    Party party;
    party.ids = new_table(server.port(), member, kToy);
    for (const auto& person : {member, guest}) {
        party.players.push_back(std::make_unique<Player>(loop, server.port(), person, party.ids));
        party.players.back()->connect();
        party.players.back()->must({{"sit", party.players.size() - 1}});
    }
    party[0].must({{"bot", 2}});
    REQUIRE(loop.run_until([&] { return !seat(party[1], 2).is_null(); }));
    CHECK(seat(party[1], 0).value("member", false) == true);
    CHECK_FALSE(seat(party[1], 1).contains("member"));
    CHECK_FALSE(seat(party[1], 2).contains("member"));
    const json seats = lapo.get("/api/tables").value()["tables"][0]["seats"];
    CHECK(seats[0].value("member", false) == true);
    CHECK_FALSE(seats[1].contains("member"));
    CHECK_FALSE(seats[2].contains("member"));
    CHECK(seats[2]["kind"] == "bot");

    // Also in the history: at the table, on the match's page and on the hand's.
    play_hand(loop, party, 1);
    const json told = match_of(party[1]);
    const json match =
        page_of(server.port(), guest, "/api/matches/" + told["id"].get<std::string>())["match"];
    for (const json& players : {told["players"], match["players"]}) {
        CHECK(players[0][0].value("member", false) == true);
        CHECK_FALSE(players[1][0].contains("member"));
        CHECK_FALSE(players[2][0].contains("member"));
    }
    const std::string hand = match["hands"][0]["hand"];
    CHECK(page_of(server.port(), guest, "/api/hands/" + hand)["members"] == json{true, false, false});
}
