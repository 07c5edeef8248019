// The server killed at any moment and started again: nothing acknowledged is lost, nothing done
// twice.
#include "server/store/database.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/toy_process.hpp"

#include <algorithm>
#include <csignal>
#include <doctest/doctest.h>
#include <fstream>
#include <thread>

using namespace germini;
using namespace germini::test;

namespace {

bool match_over(Party& party) {
    return std::all_of(party.players.begin(), party.players.end(),
                       [](auto& p) { return p->state() == "over"; });
}

/// The number of events sent to all of them so far.
int frames_of(const Party& party) {
    int sum = 0;
    for (const auto& player : party.players) sum += player->frames;
    return sum;
}

/// Plays on, getting ready between hands, until `done` or so long.
void play_on(EventLoop& loop, Party& party, const std::function<bool()>& done,
             std::chrono::milliseconds limit) {
    std::map<Player*, int> ready_after;
    loop.run_until(
        [&] {
            for (auto& player : party.players) {
                if (!player->connected()) continue;
                player->move_once();
                const bool wait = player->state() == "between" || player->state() == "waiting";
                const bool said =
                    player->table && player->seat() >= 0 &&
                    (*player->table)["seats"][static_cast<std::size_t>(player->seat())]["ready"] == true;
                if (wait && !said && ready_after[player.get()] != player->frames) {
                    ready_after[player.get()] = player->frames;
                    player->perform({{"ready", true}});
                }
            }
            return done();
        },
        limit);
}

} // namespace

TEST_CASE("a match resumes where it was after each of several kills") {
    TempDir folder;
    ToyServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port, {{"game", "toy"}, {"preset", "plain"}}, 2, 3);
    std::minstd_rand random(1798);
    int kills = 0;
    // Every move that a client saw acknowledged, and how often.
    for (; kills < 12 && !match_over(party); ++kills) {
        // A few frames further, then some moments more: by frames and not only by the clock, since a fast
        // machine plays the whole match in a tenth of a second.
        const int enough = frames_of(party) + 4 + static_cast<int>(random() % 12);
        play_on(
            loop, party, [&] { return match_over(party) || frames_of(party) >= enough; },
            std::chrono::seconds(10));
        std::this_thread::sleep_for(std::chrono::microseconds(random() % 2000));
        CHECK(server.end(SIGKILL) == -SIGKILL);
        server.start();
        come_back(loop, party, server.port);
    }
    CHECK(kills >= 3);
    play_on(
        loop, party, [&] { return match_over(party); }, std::chrono::seconds(30));
    CHECK(match_over(party));
    std::int64_t acknowledged = 0;
    for (auto& player : party.players) {
        CHECK(player->all_problems() == std::vector<std::string>{});
        for (const auto& [id, answer] : player->answers) {
            if (answer["t"] != "done") continue;
            ++acknowledged;
            store::Database db(database_of(folder), store::Synchronous::full);
            store::Statement row(db, "SELECT (SELECT count(*) FROM events WHERE action = ?1) +"
                                     " (SELECT count(*) FROM answers WHERE id = ?1)");
            row.with(id).step();
            CHECK(row.integer(0) == 1);
        }
    }
    // All except those whose answer a kill cut off, one per player at most.
    const std::int64_t logged = number_in(folder, "SELECT count(*) FROM events WHERE action IS NOT NULL");
    CHECK(acknowledged >= logged - kills * static_cast<std::int64_t>(party.players.size()));
    CHECK(acknowledged > 0);
    CHECK(party[0].told == [&] {
        auto told = party[0].told; // a newcomer is sent what was resumed
        party[0].connect(true);
        loop.run_until([&] { return party[0].welcome && party[0].last > 0; });
        loop.run_for(std::chrono::milliseconds(100));
        return told;
    }());
    CHECK(server.end(SIGTERM) == 0);
    CHECK(number_in(folder, "SELECT count(*) FROM hands WHERE closed IS NOT NULL") == 3);
    CHECK(number_in(folder, "SELECT count(*) FROM hand_seats WHERE amount IS NULL") == 0);
    CHECK(number_in(folder, "SELECT sum(amount) FROM hand_seats") == 0);
    CHECK(number_in(folder,
                    "SELECT count(*) FROM (SELECT action, guest FROM events WHERE action IS NOT NULL GROUP "
                    "BY 1, 2 HAVING count(*) > 1)") == 0);
    // The log has no gap.
    CHECK(
        number_in(folder,
                  "SELECT count(*) FROM events e WHERE n <> 1 + (SELECT coalesce(sum(count), 0) FROM events f"
                  " WHERE f.hand_key = e.hand_key AND f.key < e.key)") == 0);
}

TEST_CASE("tables of bots continue by themselves after a restart") {
    TempDir folder;
    ToyServer server(folder);
    EventLoop loop;
    const auto watcher = begin_with_bots(loop, server.port);
    CHECK(loop.run_until([&] { return number_in(folder, "SELECT count(*) FROM hands") > 0; }));
    CHECK(server.end(SIGKILL) == -SIGKILL);
    server.start();
    const auto over = [&] {
        return number_in(folder, "SELECT count(*) FROM matches WHERE ended IS NOT NULL") == 1;
    };
    CHECK(loop.run_until(over));
    CHECK(server.end(SIGTERM) == 0);
}

TEST_CASE("stopped by a signal or by its terminal closing, the server says goodbye and exits cleanly") {
    int signal = SIGTERM;
    SUBCASE("SIGTERM") {}
    SUBCASE("SIGINT") { signal = SIGINT; }
    SUBCASE("SIGHUP") { signal = SIGHUP; }
    TempDir folder;
    ToyServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port, {{"game", "toy"}, {"preset", "plain"}}, 2, 3);
    for (auto& player : party.players) player->play_by_itself();
    begin_hand(loop, party, 1);
    std::thread ending([&] { CHECK(server.end(signal) == 0); });
    CHECK(loop.run_until([&] { return party[0].line().closed() && party[1].line().closed(); }));
    ending.join();
    for (auto& player : party.players) {
        REQUIRE(player->bye.has_value());
        CHECK((*player->bye)["code"] == "restarting");
        CHECK(player->line().close_code() == 1012);
        CHECK(player->all_problems() == std::vector<std::string>{});
    }
    server.start();
    come_back(loop, party, server.port);
    CHECK(loop.run_until([&] { return party[0].hand_over(1); }));
}

TEST_CASE("under nohup a closing terminal does not stop the server") {
    TempDir folder;
    ToyServer server(folder, {"/usr/bin/nohup"});
    server.send(SIGHUP);
    std::this_thread::sleep_for(std::chrono::milliseconds(300)); // enough time to end
    CHECK(http_request(server.port, "GET", "/healthz").status == 200);
    CHECK(server.end(SIGTERM) == 0);
}

TEST_CASE("an invalid command line is answered with a sentence and status 1") {
    TempDir folder;
    const auto status = [&](const std::vector<std::string>& arguments) {
        Process process(GERMINI_TOY_SERVER, arguments, folder.file("log"));
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        return process.end(0);
    };
    std::ofstream(folder.file("bad.toml")) << "port = 0\nno-such-thing = 1\n";
    std::ofstream(folder.file("broken.toml")) << "port = = 0\n";
    CHECK(status({"--bot-pace", "fast"}) != 0);
    CHECK(status({"--no-such-flag"}) != 0);
    CHECK(status({"--host", "999.1.1.1", "--data", folder.path()}) == 1);
    std::ifstream in(folder.file("log"));
    const std::string log{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    CHECK(log.find("invalid value \"fast\": expected milliseconds") != std::string::npos);
    CHECK(log.find("expected an IP address") != std::string::npos);
}

TEST_CASE("no two rows of a hand's log begin with the same event") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), {{"game", "toy"}, {"preset", "plain"}}, 1, 3);
    begin_hand(loop, party, 1);
    server.reset();
    store::Database db(database_of(folder), store::Synchronous::full);
    CHECK_THROWS_AS(db.run("INSERT INTO events (hand_key, n, count, codec, cause, at, bytes)"
                           " SELECT hand_key, n, count, codec, cause, at, bytes FROM events LIMIT 1"),
                    store::StoreError);
}
