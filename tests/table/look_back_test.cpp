// Bots that would cover the last trick wait for a player who looks at it.
#include "tests/table/support/table_simulation.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;
using namespace std::chrono_literals;

namespace {

constexpr auto kPace = 1000ms; ///< of the bots here
constexpr int kSeats = 3;

/// Guest 1 in seat 0 with two bots. The second hand is dealt by seat 1, so that a bot leads to each trick.
struct WithBots {
    WithBots() {
        evening.settings.bot_least = evening.settings.bot_most = kPace;
        evening.come(1_guest);
        evening.ask(1_guest, server::action::Sit{0_seat});
        for (int s = 1; s < kSeats; ++s) evening.ask(1_guest, server::action::PutBot{static_cast<Seat>(s)});
        evening.ask(1_guest, server::action::Ready{});
        while (evening.table().hand_open()) play();
        evening.ask(1_guest, server::action::Ready{});
        while (!lies()) play();
    }
    void play() {
        evening.move(1_guest);
        evening.pass(kPace);
    }
    bool lies() const { return evening.table().hand()->trick_lies(); }
    TableSimulation evening{kSeats};
};

} // namespace

TEST_CASE("a bot leads at its pace while nobody looks at the last trick") {
    WithBots scene;
    scene.evening.pass(kPace);
    CHECK(!scene.lies());
}

TEST_CASE("a bot's lead waits for a player who looks at the last trick, and resumes afterwards") {
    WithBots scene;
    scene.evening.look_back(1_guest, true);
    scene.evening.pass(5 * kPace);
    CHECK(scene.lies());
    scene.evening.look_back(1_guest, false);
    scene.evening.pass(kPace - 1ms);
    CHECK(scene.lies());
    scene.evening.pass(1ms);
    CHECK(!scene.lies());
}

TEST_CASE("a bot's lead waits at most ten seconds, however often a player looks at the last trick") {
    WithBots scene;
    CHECK(scene.evening.settings.look_back == 10s);
    for (int i = 0; i < 5; ++i) {
        scene.evening.look_back(1_guest, true);
        scene.evening.pass(1999ms);
        CHECK(scene.lies());
        scene.evening.look_back(1_guest, false);
        scene.evening.look_back(1_guest, true);
    }
    scene.evening.pass(5ms);
    CHECK(!scene.lies());
}

TEST_CASE("no bot waits for a spectator who looks at the last trick, nor for a player who left") {
    WithBots scene;
    SUBCASE("a spectator") {
        scene.evening.come(2_guest);
        scene.evening.look_back(2_guest, true);
        scene.evening.pass(kPace);
    }
    SUBCASE("a player who left") {
        scene.evening.look_back(1_guest, true);
        scene.evening.go(1_guest);
        scene.evening.pass(kPace);
        scene.evening.pass(kPace);
    }
    CHECK(!scene.lies());
}

TEST_CASE("within a trick a bot does not wait: the last trick is covered") {
    WithBots scene;
    scene.evening.pass(kPace);
    REQUIRE(!scene.lies());
    scene.evening.move(1_guest); // when the bot's lead asks the player
    scene.evening.look_back(1_guest, true);
    const int before = scene.evening.table().hand()->steps();
    scene.evening.pass(kPace);
    CHECK(scene.evening.table().hand()->steps() == before + 1);
}
