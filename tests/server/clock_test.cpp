// The time per move: the clock that is sent, and what is played when the time is out (D-25).
#include "tests/server/support/match_play.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

const json kTimed{{"game", "toy"}, {"preset", "plain"}, {"seconds", 5}};

} // namespace

TEST_CASE("D-25: after the time is out the bot's move is played and marked, and the guest keeps the seat") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kTimed, 3, 3);
    begin_hand(loop, party, 1);
    Player& first = party[0];
    const json clock = (*first.table)["clock"];
    REQUIRE(clock.is_object());
    CHECK(clock["seats"].size() == 1);
    CHECK(clock["left"] <= 5000);
    CHECK(clock["left"] > 3000);
    // The dealer owes a discard and is silent.
    const auto dealer = clock["seats"][0].get<std::size_t>();
    for (std::size_t s = 0; s < 3; ++s)
        if (s != dealer) party[s].play_by_itself();
    const auto start = std::chrono::steady_clock::now();
    REQUIRE(loop.run_until([&] {
        const auto& events = first.told[1];
        return std::any_of(events.begin(), events.end(),
                           [](const json& e) { return e.value("why", "") == "discard"; });
    }));
    const auto taken = std::chrono::steady_clock::now() - start;
    CHECK(taken > std::chrono::milliseconds(3500));
    CHECK(taken < std::chrono::milliseconds(6500));
    CHECK(number_in(folder, "SELECT count(*) FROM events WHERE cause = 3") == 1);
    CHECK(number_in(folder, "SELECT seat FROM events WHERE cause = 3") == static_cast<std::int64_t>(dealer));
    // The dealer becomes active again.
    party[dealer].play_by_itself();
    CHECK(loop.run_until([&] { return first.hand_over(1); }));
    CHECK(number_in(folder, "SELECT count(*) FROM events WHERE cause = 3") == 1);
    CHECK(number_in(folder, "SELECT count(*) FROM hand_seats WHERE finished_by IS NOT NULL") == 0);
    for (auto& player : party.players) CHECK(player->all_problems().empty());
}

TEST_CASE("a seat's remaining absence budget of a hand is not refilled by a restart") {
    TempDir folder;
    const auto settings = [](server::ServerSettings& s) {
        s.table.absence_per_hand = std::chrono::seconds(20);
    };
    auto server = std::make_unique<TestServer>(folder, settings);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kTimed, 3, 3);
    begin_hand(loop, party, 1);
    const auto asked = (*party[0].table)["clock"]["seats"][0].get<std::size_t>();
    Player& witness = party[(asked + 1) % 3];
    const auto go_and_return = [&] {
        party[asked].disconnect();
        REQUIRE(loop.run_until([&] { return seat(witness, asked)["here"] == false; }));
        loop.run_for(std::chrono::milliseconds(1500));
        party[asked].connect();
        REQUIRE(loop.run_until([&] { return seat(witness, asked)["here"] == true; }));
        loop.run_for(std::chrono::milliseconds(200)); // it is written with other data
        return number_in(folder, "SELECT min(absence) FROM hand_seats");
    };
    const std::int64_t left = go_and_return();
    CHECK(left <= 18'500);
    CHECK(left > 15'000);
    server.reset();
    server = std::make_unique<TestServer>(folder, settings);
    for (auto& player : party.players) {
        player->welcome.reset();
        player->move_to(server->port());
        player->connect();
        REQUIRE(loop.run_until([&] { return player->welcome.has_value(); }));
    }
    const std::int64_t later = go_and_return();
    CHECK(later <= left - 1500);
    CHECK(later > 0);
}

TEST_CASE("at a table with a move time the next hand does not wait forever") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) { s.table.between = std::chrono::seconds(1); });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kTimed, 3, 3);
    for (auto& player : party.players) player->play_by_itself();
    begin_hand(loop, party, 1);
    CHECK(loop.run_until([&] { return party[0].hand == 2; }));
    CHECK(loop.run_until([&] { return party[0].state() == "over"; }));
}
