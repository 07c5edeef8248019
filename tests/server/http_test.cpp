// The HTTP routes: responses valid by their schemas, errors by status, code and path, and the headers.
#include "server/net/transfer_timeout.hpp"
#include "server/net/version.hpp"
#include "tests/server/support/schema.hpp"
#include "tests/server/support/test_server.hpp"

#include <algorithm>
#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <future>
#include <thread>

using namespace germini;
using namespace germini::test;

namespace {

json good(const HttpAnswer& answer, int status, const char* noun) {
    REQUIRE_MESSAGE(answer.status == status, answer.body);
    const json value = answer.value();
    CHECK(schema_problem(std::string("http.json#/$defs/") + noun, value) == "");
    return value;
}
void bad(const HttpAnswer& answer, int status, const char* code, const char* path = "") {
    CAPTURE(answer.body);
    CHECK(answer.status == status);
    const json value = answer.value();
    CHECK(schema_problem("http.json#/$defs/HttpError", value) == "");
    CHECK(value["error"]["code"] == code);
    CHECK(value["error"]["path"] == path);
}

/// Sends the bytes unchanged and returns the response, of which nothing is read before `pause` is over.
std::string raw(unsigned short port, const std::string& bytes,
                std::chrono::milliseconds pause = std::chrono::milliseconds(0)) {
    boost::asio::io_context io;
    boost::asio::ip::tcp::socket socket(io, boost::asio::ip::tcp::v4());
    if (pause.count() > 0) socket.set_option(boost::asio::socket_base::receive_buffer_size(4096));
    socket.connect({boost::asio::ip::make_address("127.0.0.1"), port});
    boost::system::error_code ignored;
    boost::asio::write(socket, boost::asio::buffer(bytes), ignored);
    std::this_thread::sleep_for(pause);
    std::string answer;
    boost::asio::read(socket, boost::asio::dynamic_buffer(answer), ignored);
    return answer;
}

} // namespace

TEST_CASE("guests are created, recognised by cookie and by bearer token, and renamed") {
    TempDir folder;
    TestServer server(folder);
    const auto port = server.port();
    const HttpAnswer made = http_request(port, "POST", "/api/guests", R"({"name": "Niccolò"})");
    const json guest = good(made, 201, "GuestCreated");
    const std::string cookie = made.header("Set-Cookie"), secret = guest["secret"];
    CHECK(cookie == "germini_guest=" + secret + "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax");
    CHECK(made.header("Cache-Control") == "no-store");
    const Headers by_cookie{{"Cookie", "x=y; germini_guest=" + secret}},
        by_bearer{{"Authorization", "Bearer " + secret}};
    for (const Headers& headers : {by_cookie, by_bearer})
        CHECK(good(http_request(port, "GET", "/api/guests/me", "", headers), 200, "Guest")["name"] ==
              "Niccolò");
    CHECK(good(http_request(port, "PATCH", "/api/guests/me", R"({"name": "Nick"})", by_cookie), 200,
               "Guest")["name"] == "Nick");
    CHECK(good(http_request(port, "GET", "/api/guests/me", "", by_cookie), 200, "Guest")["name"] == "Nick");
    bad(http_request(port, "GET", "/api/guests/me"), 401, "no_guest");
    bad(http_request(port, "GET", "/api/guests/me", "", {{"Authorization", "Bearer " + secret + "x"}}), 401,
        "no_guest");
    bad(http_request(port, "POST", "/api/guests", R"({"name": ""})"), 400, "name_empty", "/name");
    bad(http_request(port, "POST", "/api/guests", R"({"name": 7})"), 400, "bad_field", "/name");
    bad(http_request(port, "POST", "/api/guests", "{}"), 400, "missing_field", "/name");
    bad(http_request(port, "POST", "/api/guests", R"({"name": "a\u0000b"})"), 400, "name_characters",
        "/name");
    bad(http_request(port, "POST", "/api/guests", json{{"name", std::string(25, 'x')}}.dump()), 400,
        "name_too_long", "/name");
    bad(http_request(port, "POST", "/api/guests", R"({"name": "a", "admin": true})"), 400, "unknown_field",
        "/admin");
    bad(http_request(port, "POST", "/api/guests", R"({"name": "a", "name": "b"})"), 400, "duplicate_key",
        "/name");
    bad(http_request(port, "POST", "/api/guests", R"({"name")"), 400, "bad_json", "/name");
    bad(http_request(port, "POST", "/api/guests", "name=a",
                     {{"Content-Type", "application/x-www-form-urlencoded"}}),
        415, "bad_type");
    bad(http_request(port, "POST", "/api/guests", R"({"name": "a"})", {{"Origin", "https://evil.example"}}),
        403, "bad_origin");
    const Headers own{{"Origin", "http://127.0.0.1:" + std::to_string(port)}};
    CHECK(http_request(port, "POST", "/api/guests", R"({"name": "a"})", own).status == 201);
    Headers two = own;
    two.emplace_back("Origin", "https://evil.example");
    bad(http_request(port, "POST", "/api/guests", R"({"name": "a"})", two), 403, "bad_origin");
}

TEST_CASE("tables are created, listed, and visible to authorised guests") {
    TempDir folder;
    TestServer server(folder);
    const auto port = server.port();
    const test::Person host = new_person(port, "Ginevra"), stranger = new_person(port, "Lapo");
    json closed = kToy;
    closed["open"] = false;
    closed["seconds"] = 30;
    bad(http_request(port, "POST", "/api/tables", kToy.dump()), 401, "no_guest");
    const HttpAnswer made = http_request(port, "POST", "/api/tables", closed.dump(), host.headers());
    const std::string id = good(made, 201, "TableCreated")["table"];
    const TableIds open =
        new_table(port, host, {{"game", "minchiate"}, {"preset", "germini"}, {"options", {{"devil", true}}}});

    const auto tables = [&](const Headers& headers) {
        return good(http_request(port, "GET", "/api/tables", "", headers), 200, "TableList")["tables"];
    };
    CHECK(tables(host.headers()).size() == 2);
    CHECK(tables(stranger.headers()).size() == 1);
    CHECK(tables({}).size() == 1);
    CHECK(tables({})[0]["id"] == open.id);
    CHECK(tables({})[0]["mine"] == false);
    CHECK(tables({})[0]["takeover_seats"] == 0);
    CHECK(tables({})[0]["seats_assigned"] == false);
    CHECK(tables(host.headers())[0]["mine"] == true);
    CHECK(good(http_request(port, "GET", "/api/tables/" + id, "", host.headers()), 200,
               "TableOne")["table"]["open"] == false);
    bad(http_request(port, "GET", "/api/tables/" + id, "", stranger.headers()), 404, "not_found");
    bad(http_request(port, "GET", "/api/tables/aaaaaaaaaaaa", "", host.headers()), 404, "not_found");
    bad(http_request(port, "DELETE", "/api/tables/" + id, "", host.headers()), 405, "bad_method");

    const auto refused = [&](const json& change, const char* code, const char* path) {
        json request = kToy;
        request.update(change);
        bad(http_request(port, "POST", "/api/tables", request.dump(), host.headers()), 400, code, path);
    };
    refused({{"game", "poker"}}, "bad_field", "/game");
    refused({{"preset", "florence"}}, "unknown_preset", "/preset");
    refused({{"options", {{"x", 1}}}}, "unknown_option", "/options/x");
    refused({{"seconds", 4}}, "bad_field", "/seconds");
    refused({{"seconds", 30.5}}, "bad_field", "/seconds");
    refused({{"open", 1}}, "bad_field", "/open");
    refused({{"secret", "x"}}, "unknown_field", "/secret");
    bad(http_request(port, "POST", "/api/tables", R"({"game": "minchiate"})", host.headers()), 400,
        "missing_field", "/preset");
    bad(http_request(port, "POST", "/api/tables",
                     R"({"game": "minchiate", "preset": "pagat", "options": {"devil": 3}})", host.headers()),
        400, "unknown_value", "/options/devil");
}

TEST_CASE("rules, history and unknown pages") {
    TempDir folder;
    TestServer server(folder);
    const auto port = server.port();
    const json rules = good(http_request(port, "GET", "/api/rules"), 200, "RulesList");
    CHECK(rules["games"][0]["game"] == "minchiate");
    CHECK(good(http_request(port, "GET", "/api/history"), 200, "History")["matches"].empty());
    bad(http_request(port, "GET", "/api/history?before=x"), 400, "bad_field", "/before");
    for (const char* path : {"/api/matches/aaaaaaaaaaaa", "/api/hands/aaaaaaaaaaaa", "/api/nothing",
                             "/api/tables/a/b", "/api/", "/nothing"})
        bad(http_request(port, "GET", path), 404, "not_found");
    CHECK(http_request(port, "GET", "/healthz").body == "ok");
}

TEST_CASE("the program reports its version") {
    const TempDir folder;
    const TestServer server(folder);
    const json version = good(http_request(server.port(), "GET", "/api/version"), 200, "Version");
    CHECK(version["version"] == server::version());
    if (server::commit().empty())
        CHECK(version["commit"].is_null());
    else
        CHECK(version["commit"] == server::commit());
    CHECK(version["source"].is_null());
    const TempDir another;
    const TestServer said(another, [](server::ServerSettings& settings) {
        settings.net.source = "https://code.example/germini";
    });
    CHECK(good(http_request(said.port(), "GET", "/api/version"), 200, "Version")["source"] ==
          "https://code.example/germini");
    bad(http_request(server.port(), "POST", "/api/version", "{}"), 405, "bad_method");
}

TEST_CASE("too many tables of one guest and too many requests of one address are refused") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) {
        s.directory.tables_per_guest = 2;
        s.net.requests_per_address = {0.001, 12};
        s.net.guests_per_address = {0.001, 2};
    });
    const auto port = server.port();
    const test::Person host = new_person(port, "Ginevra");
    for (int i = 0; i < 2; ++i) new_table(port, host, kToy);
    bad(http_request(port, "POST", "/api/tables", kToy.dump(), host.headers()), 429, "too_many");
    new_person(port, "Lapo");
    const HttpAnswer third = http_request(port, "POST", "/api/guests", R"({"name": "a"})");
    bad(third, 429, "too_fast");
    CHECK(third.header("Retry-After") == "60");
    int answered = 0;
    HttpAnswer last;
    for (int i = 0; i < 20; ++i)
        answered += (last = http_request(port, "GET", "/api/rules")).status == 200 ? 1 : 0;
    CHECK(answered == 6);
    bad(last, 429, "too_fast");
    CHECK(last.header("Retry-After") == "5");
    CHECK(http_request(port, "GET", "/healthz").status == 200);
}

TEST_CASE("the table limits per address and in total are named, and a free slot is used") {
    TempDir folder;
    const auto make = [](unsigned short port, const test::Person& host) {
        return http_request(port, "POST", "/api/tables", kToy.dump(), host.headers());
    };
    const auto end_one = [](unsigned short port, test::Person host, const TableIds& table) {
        EventLoop loop;
        Player player(loop, port, std::move(host), table);
        player.connect();
        for (int seat = 0; seat < 3; ++seat) player.must({{"bot", seat}});
        player.must({{"ready", true}});
        REQUIRE(loop.run_until([&] { return player.state() == "over"; }));
    };
    SUBCASE("of one address") {
        TestServer server(folder, [](server::ServerSettings& s) { s.directory.tables_per_address = 3; });
        const auto port = server.port();
        const test::Person a = new_person(port, "Ginevra"), b = new_person(port, "Lapo");
        const TableIds first = new_table(port, a, kToy);
        for (int i = 0; i < 2; ++i) new_table(port, b, kToy);
        for (const test::Person& person : {a, b}) {
            const HttpAnswer refused = make(port, person);
            bad(refused, 429, "too_many_from_address");
            CHECK(refused.value()["error"]["message"].get<std::string>().find("Your address") !=
                  std::string::npos);
        }
        CHECK(http_request(port, "GET", "/api/tables").value()["tables"].size() == 3);
        end_one(port, a, first);
        CHECK(make(port, b).status == 201);
        bad(make(port, a), 429, "too_many_from_address");
    }
    SUBCASE("in total") {
        TestServer server(folder, [](server::ServerSettings& s) { s.directory.tables = 3; });
        const auto port = server.port();
        const test::Person a = new_person(port, "Ginevra"), b = new_person(port, "Lapo");
        const TableIds first = new_table(port, a, kToy);
        for (int i = 0; i < 2; ++i) new_table(port, b, kToy);
        const HttpAnswer refused = make(port, b);
        bad(refused, 503, "full");
        CHECK(refused.header("Retry-After") != "");
        end_one(port, a, first);
        CHECK(make(port, b).status == 201);
    }
    SUBCASE("requested all at once") {
        TestServer server(folder, [](server::ServerSettings& s) { s.directory.tables_per_guest = 5; });
        const auto port = server.port();
        const test::Person a = new_person(port, "Ginevra");
        std::vector<std::future<int>> answers;
        for (int i = 0; i < 16; ++i)
            answers.push_back(std::async(std::launch::async, [&] { return make(port, a).status; }));
        int made = 0;
        for (auto& answer : answers) made += answer.get() == 201 ? 1 : 0;
        CHECK(made == 5);
    }
}

TEST_CASE("a guest's own tables are in their list, however many newer ones others have") {
    TempDir folder;
    constexpr std::size_t kLines = 4;
    const auto clock = std::make_shared<std::atomic<std::int64_t>>(1); // no two tables at the same moment
    TestServer server(folder, [clock](server::ServerSettings& s) {
        s.directory.most_lines = kLines;
        s.environment.now = [clock] { return ++*clock; };
    });
    const auto port = server.port();
    const test::Person host = new_person(port, "Ginevra"), member = new_person(port, "Lapo"),
                       seated = new_person(port, "Nannina"), other = new_person(port, "Cosimo");
    json closed = kToy;
    closed["open"] = false;
    const TableIds mine = new_table(port, host, kToy), hidden = new_table(port, host, closed);
    EventLoop loop;
    Player visitor(loop, port, member, hidden), sitter(loop, port, seated, mine);
    visitor.connect();
    sitter.connect();
    sitter.must({{"sit", 0}});
    REQUIRE(loop.run_until([&] { return visitor.table.has_value(); }));
    std::vector<std::string> newer;
    for (std::size_t i = 0; i < 2 * kLines; ++i) newer.push_back(new_table(port, other, kToy).id);

    const auto ids = [&](const Headers& headers) {
        std::vector<std::string> found;
        const json answer = http_request(port, "GET", "/api/tables", "", headers).value();
        for (const json& line : answer["tables"]) found.push_back(line["id"]);
        return found;
    };
    const auto followed_by_newest = [&](std::vector<std::string> own, std::size_t lines) {
        for (std::size_t i = 0; i < lines; ++i) own.push_back(newer[newer.size() - 1 - i]);
        return own;
    };
    CHECK(ids(host.headers()) == followed_by_newest({hidden.id, mine.id}, kLines));
    CHECK(ids(member.headers()) ==
          followed_by_newest({hidden.id, mine.id}, kLines - 1)); // with somebody there
    CHECK(ids(seated.headers()) == followed_by_newest({mine.id}, kLines));
    CHECK(ids({}) == followed_by_newest({mine.id}, kLines - 1));
}

TEST_CASE("pages of the client are guarded, cached and compressed") {
    TempDir folder;
    std::filesystem::create_directories(folder.file("web/assets"));
    std::ofstream(folder.file("web/index.html")) << "<!doctype html>" << std::string(3000, ' ');
    std::ofstream(folder.file("web/assets/a.js")) << "export {}";
    std::ofstream(folder.file("web/assets/a.js.br")) << "as built";
    TestServer server(folder, [&](server::ServerSettings& s) { s.net.web = folder.file("web"); });
    const auto port = server.port();
    const HttpAnswer page = http_request(port, "GET", "/");
    CHECK(page.status == 200);
    CHECK(page.body.size() == 3015);
    CHECK(page.header("Content-Type") == "text/html; charset=utf-8");
    CHECK(page.header("Content-Security-Policy").find("default-src 'self'") == 0);
    CHECK(page.header("X-Content-Type-Options") == "nosniff");
    CHECK(page.header("X-Frame-Options") == "DENY");
    CHECK(page.header("Cache-Control") == "no-cache");
    CHECK(http_request(port, "GET", "/", "", {{"If-None-Match", page.header("ETag")}}).status == 304);
    const auto as = [&](const char* path, const char* accepted) {
        return http_request(port, "GET", path, "", {{"Accept-Encoding", accepted}});
    };
    const HttpAnswer gzipped = as("/", "br, gzip"); // no Brotli file was built
    CHECK(gzipped.header("Content-Encoding") == "gzip");
    CHECK(gzipped.body.size() < 200);
    const HttpAnswer brotli = as("/assets/a.js", "gzip, br");
    CHECK(brotli.header("Content-Encoding") == "br");
    CHECK(brotli.header("Content-Type") == "text/javascript; charset=utf-8");
    CHECK(brotli.header("Vary") == "Accept-Encoding");
    CHECK(brotli.body == "as built");
    for (const char* accepted : {"gzip", "gzip, br;q=0"})
        CHECK(as("/assets/a.js", accepted).body == "export {}");
    CHECK(as("/assets/a.js.br", "br").status == 404);
    CHECK(http_request(port, "GET", "/assets/a.js").header("Cache-Control").find("immutable") !=
          std::string::npos);
    const HttpAnswer head = http_request(port, "HEAD", "/");
    CHECK(head.status == 200);
    CHECK(head.header("Content-Length") == "3015");
    bad(http_request(port, "POST", "/", "{}"), 405, "bad_method");
    bad(http_request(port, "GET", "/../germini.db"), 404, "not_found");
}

TEST_CASE("malformed requests are refused") {
    TempDir folder;
    TestServer server(folder,
                      [](server::ServerSettings& s) { s.net.request_time = std::chrono::seconds(1); });
    const auto port = server.port();
    CHECK(raw(port, "rubbish\r\n\r\n").find("400") != std::string::npos);
    CHECK(raw(port, "GET / HTTP/1.1\r\nHost: x\r\nX: " + std::string(20'000, 'y') + "\r\n\r\n").find("431") !=
          std::string::npos);
    CHECK(raw(port, "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: "
                    "application/json\r\nContent-Length: 99999999\r\n\r\n")
              .find("413") != std::string::npos);
    // A slow request: the connection ends by itself.
    const auto start = std::chrono::steady_clock::now();
    CHECK(raw(port, "GET / HTTP/1.1\r\nHost:") == "");
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(5));
    CHECK(http_request(port, "GET", "/healthz").status == 200);
}

TEST_CASE("a long response arrives complete on a slow connection") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) {
        s.net.request_time = std::chrono::seconds(1);
        s.net.socket_buffer = 4096;
    });
    const std::string whole = http_request(server.port(), "GET", "/api/openapi.json").body;
    REQUIRE(whole.size() > 2 * server::kSlowestTransfer);
    const std::string slow =
        raw(server.port(), "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
            std::chrono::seconds(2));
    CHECK(slow.substr(slow.find("\r\n\r\n") + 4) == whole);
}

TEST_CASE("the WebSocket opens to guests on the server's own page only") {
    TempDir folder;
    TestServer server(folder);
    const auto port = server.port();
    const test::Person guest = new_person(port, "Ginevra");
    EventLoop loop;
    const auto refused = [&](const WebSocketOptions& options) -> std::string {
        try {
            WebSocketClient line(loop, port, options);
        } catch (const std::runtime_error& error) { return error.what(); }
        return "open";
    };
    CHECK(refused({guest.secret, "", "germini.v5", 0}) == "open");
    CHECK(refused({guest.secret, "http://127.0.0.1:" + std::to_string(port), "germini.v0, germini.v5", 0}) ==
          "open");
    CHECK(refused({"", "", "germini.v5", 0}) == "HTTP 401");
    CHECK(refused({guest.secret + "x", "", "germini.v5", 0}) == "HTTP 401");
    CHECK(refused({guest.secret, "https://evil.example", "germini.v5", 0}) == "HTTP 403");
    CHECK(refused({guest.secret, "null", "germini.v5", 0}) == "HTTP 403");
    CHECK(refused({guest.secret, "", "germini.v1", 0}) == "HTTP 400");
    CHECK(refused({guest.secret, "", "", 0}) == "HTTP 400");
    CHECK(http_request(port, "GET", "/ws", "", guest.headers()).status == 400);
}
