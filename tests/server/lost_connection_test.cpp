// The match of a guest whose connection is lost ends when the time for which they are waited is over (D-33).
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
    "D-33: without bots the others may end it for an absent player, at the limit and without desertion") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) { s.table.absence = std::chrono::seconds(1); });
    EventLoop loop;
    json request{{"bots", false}};
    request.update(kInterruption);
    Party party = sit_down(loop, server.port(), minchiate_table(request), 4, 4);
    play_hand(loop, party, 1);
    party[2].disconnect();
    REQUIRE(loop.run_until([&] { return (*party[0].table)["seats"][2]["here"] == false; }));
    wish(party, {0, 1, 3});
    loop.run_for(std::chrono::milliseconds(300));
    CHECK(party[0].state() == "between");
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
