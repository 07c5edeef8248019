// What stays on the disk: bounded per address over a long time, and by the free space.
#include "tests/server/support/match_play.hpp"

#include <atomic>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

TEST_CASE("with little free disk space nothing new begins, and a match in progress continues") {
    const auto free = std::make_shared<std::atomic<std::uintmax_t>>(1'000'000'000);
    const TempDir folder;
    const TestServer server(folder, [&free](server::ServerSettings& settings) {
        settings.free_space = [free](const std::string&) { return free->load(); };
        settings.net.metrics.emplace();
        settings.net.large_answer = 16;
    });
    const auto port = server.port();
    EventLoop loop;
    Party party = sit_down(loop, port, kToy, 3, 3);
    play_hand(loop, party, 1);
    *free = 1'000'000;
    const auto status = [port](const char* path, const json& body, const Headers& headers = {}) {
        return http_request(port, "POST", path, body.dump(), headers).status;
    };
    CHECK(loop.run_until([&] { return status("/api/guests", {{"name", "Neri"}}) == 503; }));
    const HttpAnswer table =
        http_request(port, "POST", "/api/tables", kToy.dump(), party[0].person().headers());
    CHECK(table.status == 503);
    CHECK(table.value()["error"]["code"] == "full");
    const HttpAnswer ready = http_request(port, "GET", "/readyz");
    CHECK(ready.status == 200);
    CHECK(ready.body.find("little free disk space") != std::string::npos);
    CHECK(
        http_request(server.metrics_port(), "GET", "/metrics").body.find("germini_disk_free_bytes 1000000") !=
        std::string::npos);
    play_hand(loop, party, 2);
    // A long answer would lie in a file on the same disk.
    const auto data = [&] {
        return http_request(port, "GET", "/api/me/data", "", party[0].person().headers()).status;
    };
    CHECK(data() == 503);
    *free = 1'000'000'000;
    CHECK(loop.run_until([&] { return status("/api/guests", {{"name", "Neri"}}) == 201; }));
    CHECK(http_request(port, "GET", "/readyz").body == "ready");
    CHECK(data() == 200);
}

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

TEST_CASE("a hand that the database refuses is not counted for the address") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& settings) {
        settings.net.hands_per_address = {0.001, 2};
    });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    party[0].must({{"ready", true}});
    party[1].must({{"ready", true}});
    const auto run = [&folder](const char* sql) {
        store::Database(database_of(folder), store::Synchronous::normal).run(sql);
    };
    run("CREATE TRIGGER no_hand BEFORE INSERT ON hands BEGIN SELECT RAISE(ABORT, 'no hand'); END");
    party[2].must({{"ready", true}});
    loop.run_for(std::chrono::milliseconds(2500)); // it tries again each second
    CHECK(party[0].state() == "waiting");
    run("DROP TRIGGER no_hand");
    REQUIRE(loop.run_until([&] { return party[0].hand == 1; }));
    play_out(loop, party, 1);
    play_hand(loop, party, 2);
}
