// A connection that does not answer: the others are notified, and nothing else happens.
#include "tests/server/support/test_server.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

bool silent(Player& player, std::size_t seat) { return (*player.table)["seats"][seat]["silent"]; }

} // namespace

TEST_CASE("a client that misses a ping is shown as silent until it answers again, and keeps the seat") {
    TempDir folder;
    TestServer server(folder,
                      [](server::ServerSettings& s) { s.net.silence = std::chrono::milliseconds(300); });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), {{"game", "toy"}, {"preset", "plain"}}, 3, 3);
    begin_hand(loop, party, 1);
    // Those who only listen answer pings by themselves.
    loop.run_for(std::chrono::milliseconds(900));
    for (std::size_t s = 0; s < 3; ++s) CHECK_FALSE(silent(party[0], s));
    // It reads what comes next, and nothing after it.
    party[1].line().stop_reading();
    party[0].line().send({{"t", "say"}, {"emote", "bravo"}});
    REQUIRE(loop.run_until([&] { return silent(party[0], 1); }, std::chrono::seconds(5)));
    CHECK_FALSE(silent(party[0], 2));
    CHECK((*party[0].table)["seats"][1]["here"] == true);
    CHECK((*party[0].table)["seats"][1]["away"].is_null());
    CHECK(party[0].state() == "playing");
    party[1].line().read_on();
    CHECK(loop.run_until([&] { return !silent(party[0], 1); }, std::chrono::seconds(5)));
    for (auto& player : party.players) CHECK(player->all_problems().empty());
}

TEST_CASE("a client that answers no ping is disconnected after the idle time") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) { s.net.idle_time = std::chrono::seconds(1); });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), {{"game", "toy"}, {"preset", "plain"}}, 3, 3);
    begin_hand(loop, party, 1);
    const auto here = [&](std::size_t seat) -> bool { return (*party[0].table)["seats"][seat]["here"]; };
    loop.run_for(std::chrono::milliseconds(1500));
    for (std::size_t s = 0; s < 3; ++s) CHECK(here(s));
    party[1].line().stop_reading();
    party[0].line().send({{"t", "say"}, {"emote", "bravo"}});
    CHECK(loop.run_until([&] { return !here(1); }, std::chrono::seconds(5)));
    CHECK(here(2));
}

TEST_CASE("within ten seconds by default") {
    const auto silence = server::NetSettings{}.silence;
    CHECK(silence + silence / 3 <= std::chrono::seconds(10));
}
