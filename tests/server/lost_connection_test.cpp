// A guest whose connection is lost while the others vote to end the match, or who had voted (D-33).
#include "tests/server/support/match_play.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

const json kInterruption{{"options", {{"interruption", 2}}}};

void wish(Party& party, std::initializer_list<std::size_t> who) {
    for (std::size_t i : who) CHECK(rule_of(party[i], {{"break_off", true}}) == "done");
}
bool over(EventLoop& loop, Player& player) {
    return loop.run_until([&] { return player.state() == "over"; });
}

} // namespace

TEST_CASE(
    "D-33: without bots the others may end it for an absent player, and a lost connection is no desertion") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) { s.table.absence = std::chrono::seconds(1); });
    EventLoop loop;
    json request{{"bots", false}};
    request.update(kInterruption);
    Party party = sit_down(loop, server.port(), minchiate_table(request), 4, 4);
    play_hand(loop, party, 1);
    party[2].disconnect();
    REQUIRE(loop.run_until([&] { return (*party[0].table)["seats"][2]["here"] == false; }));
    SUBCASE("they vote before the limit is over: it ends at the limit") {
        wish(party, {0, 1, 3});
        loop.run_for(std::chrono::milliseconds(300));
        CHECK(party[0].state() == "between");
    }
    SUBCASE("they vote afterwards") {
        loop.run_for(std::chrono::milliseconds(1200));
        wish(party, {0, 1});
        CHECK(party[0].state() == "between");
        wish(party, {3});
    }
    SUBCASE("the absent player had voted, and all others are gone on their return") {
        party[2].connect();
        REQUIRE(loop.run_until([&] { return party[2].connected() && party[2].table.has_value(); }));
        wish(party, {2});
        party[2].disconnect();
        REQUIRE(loop.run_until([&] { return (*party[0].table)["seats"][2]["here"] == false; }));
        loop.run_for(std::chrono::milliseconds(1200));
        for (std::size_t i : {0U, 1U, 3U}) CHECK(rule_of(party[i], {{"leave", true}}) == "done");
        party[2].connect();
        REQUIRE(over(loop, party[2]));
        CHECK(match_of(party[2]).at("deserters") == json({0, 1, 3}));
        return;
    }
    SUBCASE("the player comes back in time: the others wait for their vote") {
        wish(party, {0, 1, 3});
        party[2].connect();
        loop.run_for(std::chrono::milliseconds(1300));
        CHECK(party[0].state() == "between");
        wish(party, {2});
    }
    REQUIRE(over(loop, party[0]));
    const json match = match_of(party[0]);
    CHECK(match["broken_off"] == true);
    CHECK(match.at("deserters") == json::array());
    CHECK(match["lines"].size() == 3);
    for (const json& line : match["lines"]) CHECK(line["reason"] == "interruption");
    CHECK(
        number_in(folder,
                  "SELECT coalesce(sum(amount), 0) FROM match_lines JOIN guests ON key = guest WHERE id = '" +
                      party[2].person().id + "'") == sum_of_lines(match)[2]);
}
