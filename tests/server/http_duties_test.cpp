// Duties of HTTP/1.1 that Beast leaves to the program: Expect, and targets in absolute form. Over raw
// sockets.
#include "tests/server/support/test_server.hpp"
#include "tests/server/support/wire.hpp"

#include <array>
#include <doctest/doctest.h>
#include <thread>

using namespace germini;
using namespace germini::test;
using namespace std::chrono_literals;

namespace {

const std::string kGuestBody = R"({"name": "Lapo"})", kGoOn = "HTTP/1.1 100 Continue\r\n\r\n";

/// Everything received until the server closes.
std::string whole_answer(unsigned short port, const std::string& bytes) {
    Socket socket(port);
    socket.write(bytes);
    std::string answer;
    while (socket.read(answer)) {}
    return answer;
}
std::string http_status(const std::string& answer) { return answer.substr(0, 12); }

/// A request that creates a guest, up to its body.
std::string head_of_guest(const std::string& headers, const std::string& version = "1.1") {
    return "POST /api/guests HTTP/" + version +
           "\r\nHost: x\r\nContent-Length: " + std::to_string(kGuestBody.size()) +
           "\r\nContent-Type: application/json\r\nConnection: close\r\n" + headers + "\r\n";
}

std::string get_request(const std::string& target, const std::string& headers) {
    return "GET " + target + " HTTP/1.1\r\n" + headers + "Connection: close\r\n\r\n";
}

std::string upgrade_request(const std::string& target, const std::string& headers) {
    return "GET " + target + " HTTP/1.1\r\n" + headers +
           "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
           "Sec-WebSocket-Key: Z2VybWluaS1nZXJtaW5pLQ==\r\nSec-WebSocket-Protocol: germini.v5\r\n\r\n";
}

} // namespace

TEST_CASE("a client that waits for 100 Continue gets it before it sends the body") {
    const TempDir folder;
    const TestServer server(folder);
    for (const char* expect : {"Expect: 100-continue\r\n", "expect: 100-Continue \r\n",
                               "Expect: 100-continue\r\nExpect: 100-continue\r\n"}) {
        CAPTURE(expect);
        Socket socket(server.port());
        socket.write(head_of_guest(expect));
        std::string answer;
        while (answer.size() < kGoOn.size() && socket.read(answer)) {}
        CHECK(answer == kGoOn);
        socket.write(kGuestBody);
        while (socket.read(answer)) {}
        CHECK(http_status(answer.substr(kGoOn.size())) == "HTTP/1.1 201");
    }
}

TEST_CASE("no 100 Continue is sent to HTTP/1.0, without a body, or after a body that has arrived") {
    const TempDir folder;
    const TestServer server(folder);
    const std::string expect = "Expect: 100-continue\r\n";
    CHECK(http_status(whole_answer(server.port(), head_of_guest(expect, "1.0") + kGuestBody)) ==
          "HTTP/1.0 201");
    CHECK(http_status(whole_answer(server.port(), head_of_guest("Expect: gold\r\n", "1.0") + kGuestBody)) ==
          "HTTP/1.0 201");
    CHECK(http_status(whole_answer(server.port(), get_request("/healthz", "Host: x\r\n" + expect))) ==
          "HTTP/1.1 200");
    CHECK(http_status(whole_answer(server.port(), head_of_guest(expect) + kGuestBody)) == "HTTP/1.1 201");
}

TEST_CASE("a request that its headers refuse gets the refusal instead of 100 Continue") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& s) {
        s.net.hosts = {"cards.example"};
        s.net.requests_per_address = {0.001, 6};
    });
    const auto post = [&](const std::string& target, const std::string& headers) {
        return http_status(whole_answer(server.port(), "POST " + target +
                                                           " HTTP/1.1\r\nContent-Length: 18\r\n" +
                                                           "Expect: 100-continue\r\n" + headers + "\r\n"));
    };
    const std::string host = "Host: cards.example\r\n", json = "Content-Type: application/json\r\n";
    CHECK(post("/api/guests", "Host: cards.example\r\nContent-Type: text/plain\r\n") == "HTTP/1.1 415");
    CHECK(post("/api/guests", host + json + "Origin: http://evil.example\r\n") == "HTTP/1.1 403");
    CHECK(post("/api/guests", "Host: evil.example\r\n" + json) == "HTTP/1.1 421");
    CHECK(post("/api/nothing", host + json) == "HTTP/1.1 404");
    CHECK(post("/api/rules", host + json) == "HTTP/1.1 405");
    CHECK(post("/", host + json) == "HTTP/1.1 405");
    CHECK(http_status(whole_answer(
              server.port(),
              "POST /api/guests HTTP/1.1\r\nContent-Length: 99999999\r\nExpect: 100-continue\r\n" + host +
                  json + "\r\n")) == "HTTP/1.1 413");
    for (int i = 0; i < 2; ++i) post("/api/guests", host + "Content-Type: text/plain\r\n");
    CHECK(post("/api/guests", host + json) == "HTTP/1.1 429");
}

TEST_CASE("an unknown expectation is refused with 417, before the body") {
    const TempDir folder;
    const TestServer server(folder);
    for (const char* expect :
         {"Expect: gold\r\n", "Expect: 100-continue, gold\r\n", "Expect: 100-continue\r\nExpect: gold\r\n",
          "Expect: 100-continue=1\r\n", "Expect: \"100-continue\"\r\n"}) {
        CAPTURE(expect);
        const std::string answer = whole_answer(server.port(), head_of_guest(expect));
        CHECK(http_status(answer) == "HTTP/1.1 417");
        CHECK(answer.find("bad_request") != std::string::npos);
        CHECK(http_status(whole_answer(server.port(),
                                       get_request("/healthz", std::string("Host: x\r\n") + expect))) ==
              "HTTP/1.1 417");
    }
}

TEST_CASE("an idle connection ends without resetting a request that crosses") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& s) { s.net.keep_alive = 1s; });
    Socket socket(server.port());
    const std::string request = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    socket.write(request);
    std::string answer;
    while (socket.read(answer)) {}
    CHECK(http_status(answer) == "HTTP/1.1 200");
    // After a reset the second of these would fail.
    for (int i = 0; i < 2; ++i) {
        CHECK_NOTHROW(socket.write(request));
        std::this_thread::sleep_for(100ms);
    }
}

TEST_CASE("a trusted proxy's idle connection outlives a client's") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& s) {
        s.net.keep_alive = 1s;
        s.net.trusted_proxies.add("127.0.0.1/32");
    });
    CHECK(server::NetSettings().proxy_keep_alive > 120s); // Caddy's
    Socket socket(server.port());
    std::string answers;
    for (int i = 0; i < 2; ++i) {
        answers.clear();
        socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
        while (answers.find("\r\n\r\nok") == std::string::npos && socket.read(answers)) {}
        CHECK(http_status(answers) == "HTTP/1.1 200");
        std::this_thread::sleep_for(1500ms);
    }
}

TEST_CASE("a target in absolute form is answered as its path, with its authority as the host") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& s) {
        s.net.hosts = {"cards.example"};
        s.net.metrics.emplace();
    });
    const auto asked = [&](const std::string& target, const std::string& headers) {
        return http_status(whole_answer(server.port(), get_request(target, headers)));
    };
    const std::string ours = "Host: cards.example\r\n", other = "Host: other.example\r\n";
    for (const char* target : {"http://cards.example/api/version", "HTTP://Cards.Example:8080/api/version",
                               "http://cards.example/api/version?x=http://y/", "http://cards.example"}) {
        CAPTURE(target);
        CHECK(asked(target, ours) == "HTTP/1.1 200");
        CHECK(asked(target, other) == "HTTP/1.1 200"); // the target's authority counts instead
    }
    CHECK(asked("http://other.example/api/version", ours) == "HTTP/1.1 421");
    CHECK(asked("http://cards.example/api/nothing", ours) == "HTTP/1.1 404");
    CHECK(asked("ftp://cards.example/api/version", ours) == "HTTP/1.1 404");
    CHECK(asked("/api/version?x=http://other.example/", ours) == "HTTP/1.1 200");
    for (const char* target : {"http:///api/version", "http://lapo@cards.example/api/version",
                               "http://cards.example:x/api/version", "http://cards.example\\/api/version"}) {
        CAPTURE(target);
        CHECK(asked(target, ours) == "HTTP/1.1 400");
    }
    // Host stays mandatory, single and valid.
    CHECK(asked("http://cards.example/api/version", "") == "HTTP/1.1 400");
    CHECK(asked("http://cards.example/api/version", ours + ours) == "HTTP/1.1 400");
    CHECK(asked("http://cards.example/api/version", "Host: a b\r\n") == "HTTP/1.1 400");
    CHECK(asked("https://cards.example/api/version", ours) == "HTTP/1.1 421");
    CHECK(http_status(whole_answer(server.metrics_port(),
                                   get_request("http://localhost/metrics", "Host: localhost\r\n"))) ==
          "HTTP/1.1 200");
}

TEST_CASE("the authority of the target decides which Origin is the page's own, also for WebSockets") {
    const TempDir folder;
    const TestServer server(folder);
    const auto made = [&](const std::string& target, const std::string& headers) {
        std::string request = head_of_guest(headers) + kGuestBody;
        request.replace(request.find("/api/guests"), 11, target);
        return whole_answer(server.port(), request);
    };
    const std::string target = "http://cards.example/api/guests";
    const std::string answer = made(target, "Origin: http://cards.example\r\n");
    CHECK(http_status(answer) == "HTTP/1.1 201");
    CHECK(http_status(made(target, "Origin: http://x\r\n")) == "HTTP/1.1 403");
    const std::size_t secret = answer.find("germini_guest=");
    REQUIRE(secret != std::string::npos);
    const std::string cookie =
        "Host: x\r\nCookie: " + answer.substr(secret, answer.find(';', secret) - secret) + "\r\n";
    const auto opened = [&](const std::string& origin) {
        Socket socket(server.port());
        socket.write(upgrade_request("http://cards.example/ws", cookie + "Origin: " + origin + "\r\n"));
        std::string bytes;
        while (bytes.find("\r\n\r\n") == std::string::npos && socket.read(bytes)) {}
        return http_status(bytes);
    };
    CHECK(opened("http://cards.example") == "HTTP/1.1 101");
    CHECK(opened("http://x") == "HTTP/1.1 403");
}

TEST_CASE("a target for https is answered only behind a proxy or with secure cookies") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& s) { s.net.secure_cookies = true; });
    CHECK(http_status(whole_answer(server.port(), get_request("https://cards.example/api/version",
                                                              "Host: x\r\n"))) == "HTTP/1.1 200");
    const TempDir other;
    const TestServer proxied(other,
                             [](server::ServerSettings& s) { s.net.trusted_proxies.add("127.0.0.1/32"); });
    CHECK(http_status(whole_answer(proxied.port(), get_request("https://cards.example/api/version",
                                                               "Host: x\r\n"))) == "HTTP/1.1 200");
}
