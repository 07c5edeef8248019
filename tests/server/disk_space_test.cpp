// What stays on the disk: bounded per address over a long time.
#include "tests/server/support/match_play.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

TEST_CASE("hands are bounded per address, whatever the table") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& settings) {
        settings.net.hands_per_address = {0.001, 2};
    });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3),
          other = sit_down(loop, server.port(), kToy, 3, 3);
    play_hand(loop, party, 1);
    play_hand(loop, party, 2);
    for (auto& player : other.players) player->answer(player->perform({{"ready", true}}));
    loop.run_for(std::chrono::milliseconds(200));
    CHECK(other[0].state() == "waiting");
}
