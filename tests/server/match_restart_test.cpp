// The server killed around a match's own commits: the draw, the change of seats, votes, the start of a
// table of bots.
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/toy_process.hpp"

#include <algorithm>
#include <csignal>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

void kill_and_start(ToyServer& server, EventLoop& loop, Party& party) {
    CHECK(server.end(SIGKILL) == -SIGKILL);
    server.start();
    come_back(loop, party, server.port);
}

void check_seats(Party& party, const Four& persons) {
    for (std::size_t s = 0; s < 4; ++s)
        CHECK(party[static_cast<std::size_t>(persons[s])].seat() == static_cast<int>(s));
    CHECK(match_of(party[0])["seating"] == persons);
}

} // namespace

TEST_CASE(
    "SEAT-2, SEAT-4: killed after the draw and between girate, everybody has the seat that the match gives") {
    TempDir folder;
    ToyServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port, minchiate_table({{"rounds", 3}}), 4, 4);
    for (auto& player : party.players) player->must({{"ready", true}});
    // Only the answer to the last `ready` is awaited: the draw is on disk, or everybody is still
    // ready.
    kill_and_start(server, loop, party);
    REQUIRE(loop.run_until([&] {
        return std::all_of(party.players.begin(), party.players.end(), [](auto& p) { return p->hand == 1; });
    }));
    const json draw = match_of(party[0])["draw"];
    const Four ranking = ranking_of_cards(draw);
    check_seats(party, persons_by_seat(ranking, 1));
    CHECK(number_in(folder, "SELECT count(*) FROM matches") == 1);
    kill_and_start(server, loop, party);
    CHECK(match_of(party[0])["draw"] == draw);
    check_seats(party, persons_by_seat(ranking, 1));

    for (int number = 1; number <= 4; ++number) {
        if (number > 1) begin_hand(loop, party, number);
        for (auto& player : party.players) player->play_by_itself();
        REQUIRE(all_are(loop, party, "between"));
        for (auto& player : party.players) player->play_by_itself(false);
        REQUIRE(party[0].hand_over(number));
    }
    kill_and_start(server, loop, party);
    check_seats(party, persons_by_seat(ranking, 1));
    CHECK(party[0].state() == "between");
    // A vote survives a restart, and so does being ready.
    CHECK(rule_of(party[1], {{"break_off", true}}) == "done");
    party[2].must({{"ready", true}});
    kill_and_start(server, loop, party);
    CHECK((*party[0].table)["seats"][static_cast<std::size_t>(party[1].seat())]["break_off"] == true);
    CHECK((*party[0].table)["seats"][static_cast<std::size_t>(party[2].seat())]["ready"] == true);
    for (auto& player : party.players) player->must({{"ready", true}});
    kill_and_start(server, loop, party);
    REQUIRE(loop.run_until([&] {
        return std::all_of(party.players.begin(), party.players.end(), [](auto& p) { return p->hand == 5; });
    }));
    check_seats(party, persons_by_seat(ranking, 2));
    CHECK((*party[0].table)["seats"][static_cast<std::size_t>(party[1].seat())]["break_off"] == false);
    // Stopped, and killed before anybody could look.
    for (auto& player : party.players) CHECK(rule_of(*player, {{"break_off", true}}) == "done");
    kill_and_start(server, loop, party);
    CHECK(party[0].state() == "over");
    CHECK(match_of(party[0])["broken_off"] == true);
    CHECK(sum_of_lines(match_of(party[0])) == Four{});
    CHECK(match_of(party[0])["lines"].size() == 4);
    CHECK(number_in(folder, "SELECT count(*) FROM match_lines") == 16);
    ask_again(party);
    kill_and_start(server, loop, party);
    CHECK(party[0].state() == "waiting");
    begin_hand(loop, party, 6);
    CHECK(match_of(party[0])["from"] == 6);
    for (auto& player : party.players) CHECK(player->all_problems() == std::vector<std::string>{});
}

TEST_CASE("a table of bots that was started begins, whenever the server is killed") {
    TempDir folder;
    ToyServer server(folder);
    EventLoop loop;
    const auto host = begin_with_bots(loop, server.port);
    Player& watcher = *host;
    CHECK(server.end(SIGKILL) == -SIGKILL);
    server.start();
    // Nobody is there, and nobody repeats it.
    CHECK(loop.run_until(
        [&] { return number_in(folder, "SELECT count(*) FROM matches WHERE ended IS NOT NULL") == 1; }));
    watcher.move_to(server.port);
    watcher.connect();
    REQUIRE(loop.run_until([&] { return watcher.state() == "over"; }));
    // The host asks for another match.
    CHECK(rule_of(watcher, {{"again", true}}) == "done");
    watcher.must({{"ready", true}});
    CHECK(server.end(SIGKILL) == -SIGKILL);
    server.start();
    CHECK(loop.run_until(
        [&] { return number_in(folder, "SELECT count(*) FROM matches WHERE ended IS NOT NULL") == 2; }));
    CHECK(number_in(folder, "SELECT count(DISTINCT from_hand) FROM matches WHERE from_hand IN (1, 4)") == 2);
}
