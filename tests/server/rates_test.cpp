// How much one address and one connection may request, and what happens beyond the limit.
#include "tests/server/support/test_server.hpp"
#include "tests/server/support/wire.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>

using namespace germini;
using namespace germini::test;
using namespace std::chrono_literals;

namespace {

constexpr const char* kPing = R"({"t":"ping"})";

std::unique_ptr<WebSocketClient> line_of(EventLoop& loop, unsigned short port, const test::Person& person,
                                         const std::string& table) {
    WebSocketOptions options;
    options.secret = person.secret;
    auto line = std::make_unique<WebSocketClient>(loop, port, options);
    line->send({{"t", "hello"}, {"table", table}});
    REQUIRE(loop.run_until([&] { return line->messages().size() >= 2; }));
    return line;
}
int count(const WebSocketClient& line, const std::string& kind, const std::string& code = "") {
    return static_cast<int>(
        std::count_if(line.messages().begin(), line.messages().end(), [&](const json& message) {
            return message["t"] == kind && (code.empty() || message.value("code", "") == code);
        }));
}
bool ended_as_too_fast(const WebSocketClient& line) {
    return line.closed() && line.close_code() == 4029 && line.messages().back()["t"] == "bye" &&
           line.messages().back()["code"] == "too_fast";
}
/// Sends so many in so long, evenly, while the connection lasts.
void send_evenly(EventLoop& loop, WebSocketClient& line, int messages, std::chrono::milliseconds time,
                 const std::function<void()>& send) {
    const auto begun = std::chrono::steady_clock::now();
    for (int i = 0; i < messages && !line.closed(); ++i) {
        loop.run_until([&] { return std::chrono::steady_clock::now() >= begun + time * i / messages; });
        if (!line.closed()) send();
    }
}

/// All answers on one connection to so many requests, sent in one piece.
std::string answers(unsigned short port, const std::string& path, int count) {
    test::Socket socket(port);
    std::string all;
    for (int i = 0; i < count; ++i) all += "GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n";
    std::string got;
    try {
        socket.write(all);
        socket.end();
        while (socket.read(got)) {}
    } catch (const std::exception&) {} // closed within it
    return got;
}
int times(const std::string& text, const std::string& what) {
    int n = 0;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++n;
    return n;
}

} // namespace

TEST_CASE("a bucket is spent even while it is empty") {
    server::TokenBucket bucket(server::Rate{10, 2});
    const auto start = server::TokenBucket::Clock::now();
    CHECK_FALSE(bucket.spent(start));
    bucket.take(start);
    CHECK_FALSE(bucket.spent(start));
    bucket.take(start);
    CHECK(bucket.spent(start));
    CHECK_FALSE(bucket.spent(start + 110ms));
}

TEST_CASE("every page has its rate: files, small things, missing pages, the API and its documents") {
    const TempDir folder;
    std::filesystem::create_directories(folder.file("web"));
    std::ofstream(folder.file("web/index.html")) << "<!doctype html>";
    std::string path;
    int allowed = 0;
    const auto kind = [&](const char* asked, int many) {
        path = asked;
        allowed = many;
    };
    SUBCASE("a file") { kind("/index.html", 7); }
    SUBCASE("health") { kind("/healthz", 3); }
    SUBCASE("readiness") { kind("/readyz", 3); }
    SUBCASE("nothing") { kind("/nothing", 3); }
    SUBCASE("the API") { kind("/api/rules", 5); }
    SUBCASE("nothing of the API") { kind("/api/nothing", 5); }
    SUBCASE("a document") { kind("/api/openapi.json", 5); }
    SUBCASE("a WebSocket connection") { kind("/ws", 5); }
    const TestServer server(folder, [&](server::ServerSettings& s) {
        s.net.web = folder.file("web");
        s.net.pages_per_address = {0.001, 7};
        s.net.others_per_address = {0.001, 3};
        s.net.requests_per_address = {0.001, 5};
    });
    for (int i = 0; i < allowed + 2; ++i) {
        const HttpAnswer answer = http_request(server.port(), "GET", path);
        CAPTURE(i);
        CHECK((answer.status == 429) == (i >= allowed));
        if (answer.status != 429) continue;
        CHECK(answer.value()["error"]["code"] == "too_fast");
        CHECK(answer.header("Retry-After") == "5");
    }
}

TEST_CASE("a first visit that loads all files of the client is far below any limit") {
    const TempDir folder;
    std::filesystem::create_directories(folder.file("web"));
    constexpr int kFiles = 130, kVisitors = 10; // together, behind one address
    for (int i = 0; i < kFiles; ++i) std::ofstream(folder.file("web/" + std::to_string(i) + ".js")) << "//";
    const server::NetSettings usual;
    const TestServer server(folder, [&](server::ServerSettings& s) {
        s.net.web = folder.file("web");
        s.net.pages_per_address = usual.pages_per_address;
    });
    for (int visitor = 0; visitor < kVisitors; ++visitor)
        for (int i = 0; i < kFiles; i += 13)
            CHECK(times(answers(server.port(), "/" + std::to_string(i) + ".js", 13), " 200 OK") == 13);
}

TEST_CASE("malformed requests have a rate too") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& s) { s.net.others_per_address = {0.001, 2}; });
    const auto rubbish = [&] {
        test::Socket socket(server.port());
        socket.write("rubbish\r\n\r\n");
        std::string got;
        while (socket.read(got)) {}
        return got;
    };
    CHECK(rubbish().find(" 400 ") != std::string::npos);
    CHECK(rubbish().find(" 400 ") != std::string::npos);
    CHECK(rubbish().empty());
}

TEST_CASE("a client that continues gets fewer answers, and then none") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& s) {
        s.net.others_per_address = {0.001, 10};
        s.net.refusals_per_connection = 4;
        s.net.refusals_per_address = {0.001, 10};
    });
    const std::string first = answers(server.port(), "/healthz", 100);
    CHECK(times(first, "HTTP/1.1 200") == 10);
    CHECK(times(first, "HTTP/1.1 429") == 4);
    CHECK(times(first, "Connection: close") == 1); // the last of them
    CHECK(times(answers(server.port(), "/healthz", 100), "HTTP/1.1 429") == 4);
    CHECK(times(answers(server.port(), "/healthz", 100), "HTTP/1.1 429") == 2);
    CHECK(answers(server.port(), "/healthz", 1).empty());
    CHECK(answers(server.port(), "/api/rules", 1).empty()); // the flood's address as a whole
}

TEST_CASE("a trusted proxy is never disconnected") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& s) {
        s.net.trusted_proxies.add("127.0.0.1/32");
        s.net.others_per_address = {0.001, 10};
        s.net.refusals_per_connection = 4;
        s.net.refusals_per_address = {0.001, 10};
    });
    const std::string all = answers(server.port(), "/healthz", 100);
    CHECK(times(all, "HTTP/1.1 200") == 10);
    CHECK(times(all, "HTTP/1.1 429") == 90);
    CHECK(http_request(server.port(), "GET", "/healthz", "", {{"X-Forwarded-For", "192.0.2.1"}}).status ==
          200);
}

TEST_CASE("a flood that lets some messages through is disconnected all the same, with few answers") {
    const TempDir folder;
    std::string text = kPing;
    bool binary = false, control = false;
    SUBCASE("messages") {}
    SUBCASE("binary ones") { binary = true; }
    SUBCASE("pings of the WebSocket itself") { control = true; }
    const server::NetSettings usual;
    const TestServer server(folder, [&](server::ServerSettings& s) {
        s.net.messages_per_connection = usual.messages_per_connection;
        s.net.close_time = 1s;
    });
    const auto port = server.port();
    const test::Person person = new_person(port, "Neri");
    const TableIds table = new_table(port, person, kToy);
    EventLoop loop;
    const auto line = line_of(loop, port, person, table.id);
    const auto begun = std::chrono::steady_clock::now();
    // A thousand per second: every hundredth is in time, so there are never two hundred refused in a row.
    send_evenly(loop, *line, 5000, 5s, [&] { control ? line->ping() : line->send_text(text, binary); });
    CHECK(loop.run_until([&] { return line->closed(); }, 2s));
    const auto lasted = std::chrono::steady_clock::now() - begun;
    CHECK(ended_as_too_fast(*line));
    CHECK(lasted < 3s);
    const auto quarters = static_cast<int>(lasted / usual.error_reply_interval);
    CHECK(count(*line, "error", "too_fast") <= quarters + 1);
    CHECK((count(*line, "error", "too_fast") >= 1) == !control);
    CHECK(line->problems() == std::vector<std::string>{});
}

TEST_CASE("a client that is occasionally too fast gets a warning and stays") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& s) {
        s.net.messages_per_connection = {20, 5};
        s.net.dropped_per_connection = {20, 40};
    });
    const auto port = server.port();
    const test::Person person = new_person(port, "Neri");
    const TableIds table = new_table(port, person, kToy);
    EventLoop loop;
    const auto line = line_of(loop, port, person, table.id);
    for (int burst = 0; burst < 5; ++burst) {
        const int before = count(*line, "error", "too_fast");
        for (int i = 0; i < 20; ++i) line->send_text(kPing);
        CHECK(loop.run_until([&] { return count(*line, "error", "too_fast") > before; }));
        loop.run_for(1s);
    }
    CHECK_FALSE(line->closed());
    CHECK(count(*line, "error", "too_fast") == 5);
}

TEST_CASE("messages also count per address, across all its connections") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& s) {
        s.net.trusted_proxies.add("127.0.0.1/32");
        s.net.messages_per_connection = {1000, 1000};
        s.net.messages_per_address = {0.001, 60};
        s.net.dropped_per_connection = {0.001, 5};
    });
    const auto port = server.port();
    EventLoop loop;
    std::vector<std::unique_ptr<WebSocketClient>> crowd;
    const auto enter = [&](const char* address) {
        WebSocketOptions options;
        options.secret = new_person(port, "Neri").secret;
        options.forwarded_for = address;
        crowd.push_back(std::make_unique<WebSocketClient>(loop, port, options));
        return crowd.back().get();
    };
    for (int i = 0; i < 4; ++i) enter("192.0.2.1");
    for (int i = 0; i < 20; ++i)
        for (const auto& line : crowd) line->send_text(kPing);
    const auto pongs = [&] {
        int sum = 0;
        for (const auto& line : crowd) sum += count(*line, "pong");
        return sum;
    };
    CHECK(loop.run_until([&] { return pongs() == 60; }));
    CHECK(loop.run_until([&] {
        return std::any_of(crowd.begin(), crowd.end(),
                           [](const auto& line) { return count(*line, "error", "too_fast") > 0; });
    }));
    WebSocketClient* other = enter("192.0.2.2");
    other->send_text(kPing);
    CHECK(loop.run_until([&] { return count(*other, "pong") == 1; }));
    loop.run_for(100ms);
    CHECK(pongs() == 61);
}

TEST_CASE("exceeded limits are counted for the operator, refusals by rules are not") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& s) {
        s.net.metrics.emplace();
        s.net.requests_per_address = {0.001, 40};
    });
    const auto port = server.port();
    EventLoop loop;
    Party party = sit_down(loop, port, kToy, 3, 3);
    begin_hand(loop, party, 1);
    const auto metrics = [&] {
        std::string all, text = http_request(server.metrics_port(), "GET", "/metrics").body;
        std::istringstream lines(text);
        // The requesting connections are included, and the table's answers are stored in the database.
        const std::vector<std::string> others{"germini_connections ", "germini_commit", "germini_writes",
                                              "germini_wal_bytes ", "germini_disk_free"};
        for (std::string line; std::getline(lines, line);)
            if (std::none_of(others.begin(), others.end(),
                             [&](const auto& other) { return line.rfind(other, 0) == 0; }))
                all += line + "\n";
        return all;
    };
    REQUIRE(loop.run_until([&] { return party[0].choice || party[1].choice || party[2].choice; }));
    const std::string before = metrics();
    CHECK(before.find("germini_requests_refused_total 0\n") != std::string::npos);
    for (auto& player : party.players) { // moves refused by the game, and an action refused by the table
        const json answer = player->answer(player->act({{"play", "nothing"}}));
        CHECK((answer["t"] == "refused" || answer["t"] == "error"));
        CHECK(player->answer(player->act({{"play", "A1"}}, 0, 99))["t"] == "refused");
        CHECK(player->answer(player->perform({{"sit", 0}}))["t"] == "refused");
    }
    CHECK(metrics() == before);
    while (http_request(port, "GET", "/api/rules").status == 200) {}
    CHECK(metrics().find("germini_requests_refused_total 1\n") != std::string::npos);
}
