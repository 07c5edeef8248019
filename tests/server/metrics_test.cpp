// GET /metrics: counts, where it is asked for, and nothing of it where it is not.
#include "tests/server/kit/running.hpp"

#include <doctest/doctest.h>
#include <sstream>

using namespace germini::test;

namespace {

double value(const std::string& text, const std::string& name) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (line.rfind(name + " ", 0) == 0) return std::stod(line.substr(name.size() + 1));
    return -1;
}

} // namespace

TEST_CASE("metrics count commits, moves, tables and connections") {
    const Folder folder;
    const Running server(folder,
                         [](germini::server::ServerSettings& settings) { settings.net.metrics = true; });
    Loop loop;
    Party party = sit_down(loop, server.port(), {{"game", "toy"}, {"preset", "plain"}}, 3, 3);
    CHECK(party[1].answer(party[1].perform({{"sit", 0}}))["t"] == "refused");
    begin_hand(loop, party, 1);
    for (auto& player : party.players) player->play_by_itself();
    CHECK(loop.run_until([&] { return party[0].hand_over(1); }));

    const HttpAnswer answer = http_request(server.port(), "GET", "/metrics");
    CHECK(answer.status == 200);
    CHECK(answer.header("Content-Type").rfind("text/plain; version=0.0.4", 0) == 0);
    const std::string& text = answer.body;
    const double writes = value(text, "germini_writes_total"), moves = value(text, "germini_moves_total");
    CHECK(moves >= 3);
    CHECK(writes > moves);
    CHECK(value(text, "germini_commits_total") >= 1);
    CHECK(value(text, "germini_commits_total") <= writes);
    CHECK(value(text, "germini_commit_seconds_count") == value(text, "germini_commits_total"));
    CHECK(value(text, "germini_commit_seconds_sum") > 0);
    CHECK(value(text, "germini_tables") == 1);
    CHECK(value(text, "germini_connections") >= 3);
    CHECK(value(text, "germini_slow_readers_total") == 0);
    // Counts alone.
    for (const auto& player : party.players) CHECK(text.find(player->person().name) == std::string::npos);
    CHECK(text.find(party.ids.id) == std::string::npos);
}

TEST_CASE("no metrics unless they are asked for") {
    const Folder folder;
    const Running server(folder);
    CHECK(http_request(server.port(), "GET", "/metrics").status == 404);
}
