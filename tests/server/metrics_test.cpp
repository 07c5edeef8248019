// GET /metrics: metrics on a separate listener if configured, and not otherwise.
#include "tests/server/support/deterministic_server.hpp"
#include "tests/server/support/test_server.hpp"

#include <doctest/doctest.h>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <thread>

using namespace germini::test;

namespace {

double value(const std::string& text, const std::string& name) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (line.rfind(name + " ", 0) == 0) return std::stod(line.substr(name.size() + 1));
    return -1;
}

void counted(germini::server::ServerSettings& settings) { settings.net.metrics.emplace(); }

std::string counts_of(const TestServer& server) {
    return http_request(server.metrics_port(), "GET", "/metrics").body;
}

std::string text_of(const char* file) {
    std::ifstream in(file);
    REQUIRE_MESSAGE(in, "the tests run in the project's folder");
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Type by name, from the lines with that name.
std::map<std::string, std::string> kinds_in(const std::string& text, const char* line) {
    std::map<std::string, std::string> kinds;
    const std::regex wanted(line);
    std::istringstream lines(text);
    std::smatch found;
    for (std::string one; std::getline(lines, one);)
        if (std::regex_search(one, found, wanted)) kinds[found[1]] = found[2];
    return kinds;
}

} // namespace

TEST_CASE("metrics count the tries of the deal of the day that were begun") {
    const TempDir folder;
    const TestServer server(folder, [&](germini::server::ServerSettings& settings) {
        counted(settings);
        settings.net.day = {"Europe/Rome", folder.file("days")};
        settings.environment.now = [] { return 1'796'122'800'000; }; // noon, when tries may be begun
    });
    const auto anna = new_person(server.port(), "Anna");
    for (const char* game : {"siciliano", "siciliano", "minchiate"})
        http_request(server.port(), "POST", std::string("/api/day/") + game, "{}", anna.headers());
    CHECK(value(counts_of(server), "germini_day_tries_total") == 2);
}

TEST_CASE("metrics count commits, moves, tables and connections") {
    const TempDir folder;
    const TestServer server(folder, counted);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), {{"game", "toy"}, {"preset", "plain"}}, 3, 3);
    CHECK(party[1].answer(party[1].perform({{"sit", 0}}))["t"] == "refused");
    begin_hand(loop, party, 1);
    for (auto& player : party.players) player->play_by_itself();
    CHECK(loop.run_until([&] { return party[0].hand_over(1); }));

    const HttpAnswer answer = http_request(server.metrics_port(), "GET", "/metrics");
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
    CHECK(value(text, "germini_store_errors_total") == 0);
    CHECK(value(text, "germini_readers_behind") == 0);
    CHECK(value(text, "germini_start_time_seconds") > 1e9);
    CHECK(text.find("germini_build_info{version=\"") != std::string::npos);
    // Metrics only.
    for (const auto& player : party.players) CHECK(text.find(player->person().name) == std::string::npos);
    CHECK(text.find(party.ids.id) == std::string::npos);
}

TEST_CASE("the players' port serves no metrics, and the metrics port nothing else") {
    const TempDir folder;
    {
        const TestServer server(folder);
        CHECK(http_request(server.port(), "GET", "/metrics").status == 404);
        CHECK(server.metrics_port() == 0);
    }
    const TestServer server(folder, counted);
    CHECK(server.metrics_port() != server.port());
    CHECK(http_request(server.port(), "GET", "/metrics").status == 404);
    for (const char* other : {"/", "/healthz", "/readyz", "/api/tables", "/metrics/", "/metrics?all"})
        CHECK(http_request(server.metrics_port(), "GET", other).status == 404);
    CHECK(http_request(server.metrics_port(), "POST", "/metrics", "{}").status == 405);
    CHECK(http_request(server.metrics_port(), "HEAD", "/metrics").status == 200);
}

TEST_CASE("metrics connections are not counted") {
    const TempDir folder;
    const TestServer server(folder, [](germini::server::ServerSettings& settings) {
        counted(settings);
        settings.net.connections_per_address = 1;
    });
    std::vector<std::string> texts(4);
    for (std::string& text : texts) text = counts_of(server);
    for (const std::string& text : texts) {
        CHECK(value(text, "germini_connections") == 0);
        CHECK(value(text, "germini_connections_refused_total") == 0);
    }
}

TEST_CASE("docs/metrics.md lists every metric with its type, and the alerts use only these") {
    const TempDir folder;
    const TestServer server(folder, counted);
    const auto served = kinds_in(counts_of(server), "^# TYPE (\\S+) (\\S+)$");
    CHECK(served.size() > 10);
    CHECK(kinds_in(text_of("docs/metrics.md"), "^\\| `(germini_[a-z_]+)` \\| ([a-z]+) \\|") == served);

    const std::string alerts = text_of("docker/alerts.yaml");
    const std::regex name("germini_[a-z_]+");
    std::set<std::string> known;
    for (const auto& [one, kind] : served) {
        known.insert(one);
        if (kind == "histogram") known.insert(one + "_bucket");
    }
    int asked = 0;
    for (std::sregex_iterator found(alerts.begin(), alerts.end(), name), end; found != end; ++found, ++asked)
        CHECK_MESSAGE(known.count(found->str()) == 1, found->str());
    CHECK(asked >= 5);
}

TEST_CASE("refused writes are counted, and the server is not ready until a write succeeds") {
    using germini::store::Database;
    const TempDir folder;
    LogCatcher log;
    const TestServer server(folder, counted);
    log.listen();
    const auto ready = [&] { return http_request(server.port(), "GET", "/readyz"); };
    HttpAnswer answer = ready();
    CHECK(answer.status == 200);
    CHECK(answer.body == "ready");
    CHECK(http_request(server.port(), "POST", "/readyz", "{}").status == 405);
    {
        Database other(database_of(folder), germini::store::Synchronous::normal);
        other.run("BEGIN IMMEDIATE"); // nobody else writes during this
        for (int i = 0; i < 100 && answer.status == 200; ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(50)); // the previous result is cached
            answer = ready();
        }
        CHECK(answer.status == 503);
        CHECK(answer.value()["error"]["code"] == "not_stored");
        CHECK(http_request(server.port(), "GET", "/healthz").status == 200);
        CHECK(value(counts_of(server), "germini_store_errors_total") >= 1);
        other.run("ROLLBACK");
    }
    for (int i = 0; i < 100 && answer.status != 200; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        answer = ready();
    }
    CHECK(answer.status == 200);
    const std::string said = log.take(), again = "database accepts writes again";
    CHECK(said.find("write failed") < said.find(again));
    CHECK(said.find(again) != std::string::npos);
    CHECK(said.find(again) == said.rfind(again));
}

TEST_CASE("repeated readiness requests within a second cost no disk writes") {
    const TempDir folder;
    const auto clock = std::make_shared<std::atomic<int>>(0);
    const TestServer server(folder, [&](germini::server::ServerSettings& settings) {
        counted(settings);
        settings.environment.steady = [clock] {
            return std::chrono::steady_clock::time_point(std::chrono::milliseconds(clock->load()));
        };
    });
    const auto writes = [&] { return value(counts_of(server), "germini_writes_total"); };
    const double before = writes();
    const auto ask = [&] { CHECK(http_request(server.port(), "GET", "/readyz").status == 200); };
    for (int i = 0; i < 5; ++i) ask();
    CHECK(writes() == before + 1);
    *clock = 999;
    ask();
    CHECK(writes() == before + 1);
    *clock = 1000;
    ask();
    CHECK(writes() == before + 2);
}
