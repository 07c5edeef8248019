// What a returning client already has: only what it saw of this hand, from its current seat.
#include "tests/server/support/match_play.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

TEST_CASE("a returning client gets the events after its last one if hand and seat are the same, else all") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), {{"game", "toy"}, {"preset", "plain"}}, 3, 3);
    begin_hand(loop, party, 1);
    // An earlier hand, and some moves of this one.
    for (auto& player : party.players) player->play_by_itself();
    REQUIRE(loop.run_until([&] { return party[0].state() == "between"; }));
    for (auto& player : party.players) player->play_by_itself(false);
    begin_hand(loop, party, 2);
    REQUIRE(loop.run_until([&] {
        return std::all_of(party.players.begin(), party.players.end(),
                           [](const auto& player) { return player->hand == 2 && player->last > 2; });
    }));

    const int last = party[0].last;
    const auto from = [&](const json& since) {
        WebSocketClient line(loop, server.port(),
                             WebSocketOptions{party[0].person().secret, "", "germini.v5", 0});
        line.send({{"t", "hello"}, {"table", party.ids.id}, {"since", since}});
        const auto is_events = [](const json& message) { return message["t"] == "events"; };
        const auto& all = line.messages();
        const auto told = [&] { return std::find_if(all.begin(), all.end(), is_events); };
        REQUIRE(loop.run_until([&] { return told() != all.end(); }));
        CHECK((*told())["hand"] == 2);
        return (*told())["n"].get<int>();
    };
    CHECK(from({{"hand", 2}, {"n", last - 1}, {"seat", 0}}) == last);
    CHECK(from({{"hand", 2}, {"n", last - 1}, {"seat", 1}}) == 1);
    CHECK(from({{"hand", 2}, {"n", last - 1}, {"seat", nullptr}}) == 1);
    CHECK(from({{"hand", 1}, {"n", last - 1}, {"seat", 0}}) == 1);
    CHECK(from({{"hand", 2}, {"n", last + 1}, {"seat", 0}}) == 1);
}
