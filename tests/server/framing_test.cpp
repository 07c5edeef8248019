// Requests over a raw socket whose length or headers a proxy in front could read differently: each is
// refused with 400, and nothing of it is answered as a second request.
#include "tests/server/support/test_server.hpp"
#include "tests/server/support/wire.hpp"

#include <array>
#include <doctest/doctest.h>
#include <thread>

using namespace germini;
using namespace germini::test;
using namespace std::chrono_literals;

namespace {

constexpr const char* kSecond = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

/// Everything received for bytes that are sent in pieces, with a pause after each.
std::string sent(unsigned short port, const std::vector<std::string>& pieces,
                 std::chrono::milliseconds pause = 0ms) {
    Socket socket(port);
    std::string answer;
    try {
        for (const std::string& piece : pieces) {
            socket.write(piece);
            std::this_thread::sleep_for(pause);
        }
        socket.end();
        while (socket.read(answer)) {}
    } catch (const std::exception&) {} // closed while writing
    return answer;
}
std::string sent(unsigned short port, const std::string& bytes) {
    return sent(port, std::vector<std::string>{bytes});
}

int answers_in(const std::string& text) {
    int count = 0;
    for (std::size_t at = text.find("HTTP/1.1 "); at != std::string::npos;
         at = text.find("HTTP/1.1 ", at + 1))
        ++count;
    return count;
}
std::string status(const std::string& answer) { return answer.substr(0, 12); }

/// One response, which ends the connection.
void check_refused(const std::string& answer, const char* code = "400") {
    CAPTURE(answer);
    CHECK(status(answer) == std::string("HTTP/1.1 ") + code);
    CHECK(answers_in(answer) == 1);
    CHECK(answer.find("Connection: close") != std::string::npos);
}

std::string post(const std::string& headers, const std::string& body) {
    return "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + headers + "\r\n" +
           body;
}
std::string chunk(const std::string& text) {
    std::array<char, 8> size{};
    std::snprintf(size.data(), size.size(), "%zx", text.size());
    return std::string(size.data()) + "\r\n" + text + "\r\n";
}

const std::string kBody = R"({"name": "Lapo"})";

} // namespace

TEST_CASE(
    "a chunked request is accepted; one with trailer fields is refused, so no trailer becomes a header") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& s) {
        s.net.trusted_proxies.add("127.0.0.1/32");
        s.net.requests_per_address = {0.001, 3};
    });
    const auto with = [&](const std::string& trailers, const std::string& address) {
        return sent(server.port(), post("X-Forwarded-For: " + address + "\r\nTransfer-Encoding: chunked\r\n",
                                        chunk(kBody) + "0\r\n" + trailers + "\r\n") +
                                       kSecond);
    };
    const std::string taken = with("", "192.0.2.1");
    CHECK(status(taken) == "HTTP/1.1 201");
    CHECK(answers_in(taken) == 2);
    for (const char* trailer :
         {"X-Forwarded-For: 192.0.2.77", "X-Forwarded-Proto: https", "Origin: http://x",
          "Cookie: germini_guest=aaaa", "Authorization: Bearer aaaa", "Host: y", "Content-Length: 5",
          "Transfer-Encoding: chunked", "X-Checksum: 1", "Content-Type: text/plain"}) {
        CAPTURE(trailer);
        check_refused(with(std::string(trailer) + "\r\n", "192.0.2.2"));
    }
    // A trailer does not give an address another rate limit.
    for (int i = 0; i < 3; ++i) with("", "192.0.2.3");
    CHECK(status(with("", "192.0.2.3")) == "HTTP/1.1 429");
    check_refused(with("X-Forwarded-For: 192.0.2.78\r\n", "192.0.2.3"));
}

TEST_CASE("a transfer coding other than chunked alone is refused, and its body is no second request") {
    const TempDir folder;
    const TestServer server(folder);
    for (const char* coding :
         {"xchunked", "gzip", "identity", "chunked, gzip", "gzip, chunked", "chunked, chunked", "chunked;q=1",
          "\"chunked\"", "", "chunkedchunked", "chunked,", "x\r\nTransfer-Encoding: chunked",
          "chunked\r\nTransfer-Encoding: identity"}) {
        CAPTURE(coding);
        check_refused(sent(server.port(), post(std::string("Transfer-Encoding: ") + coding + "\r\n",
                                               std::string(kSecond) + kSecond)));
    }
    for (const char* coding : {"chunked", "xchunked"}) { // HTTP/1.0 has no transfer codings
        std::string old = post(std::string("Transfer-Encoding: ") + coding + "\r\nConnection: keep-alive\r\n",
                               chunk(kBody) + "0\r\n\r\n" + kSecond);
        old.replace(old.find("HTTP/1.1"), 8, "HTTP/1.0");
        check_refused(sent(server.port(), old));
    }
    CHECK(status(sent(server.port(), post("transfer-encoding: CHUNKED\r\nConnection: close\r\n",
                                          chunk(kBody) + "0\r\n\r\n"))) == "HTTP/1.1 201");
}

TEST_CASE("a request has one numeric length or is chunked, not both") {
    const TempDir folder;
    const TestServer server(folder);
    const std::string size = std::to_string(kBody.size());
    for (const std::string& headers :
         {"Content-Length: " + size + "\r\nContent-Length: " + size,
          "Content-Length: " + size + "\r\nContent-Length: 0", "Content-Length: 0\r\nContent-Length: " + size,
          "Content-Length: " + size + ", " + size, "Content-Length: " + size + ",",
          "Content-Length: +" + size, std::string("Content-Length: -1"), std::string("Content-Length: 0x10"),
          std::string("Content-Length: 1 6"), std::string("Content-Length:"),
          std::string("Content-Length: 99999999999999999999999"), "Content-Length : " + size,
          "Content-Length: " + size + "\r\nTransfer-Encoding: chunked",
          "Transfer-Encoding: chunked\r\nContent-Length: " + size,
          "Transfer-Encoding: x\r\nContent-Length: " + size}) {
        CAPTURE(headers);
        check_refused(sent(server.port(), post(headers + "\r\n", kBody + kSecond)));
    }
    CHECK(status(sent(server.port(), post("Content-Length: " + size + "\r\n", kBody))) == "HTTP/1.1 201");
    CHECK(status(sent(server.port(), post("Content-Length: 0" + size + "\r\n", kBody))) == "HTTP/1.1 201");
}

TEST_CASE("a folded header line is refused, whole or in pieces") {
    const TempDir folder;
    const TestServer server(folder);
    for (const char* folded :
         {"X-A: 1\r\n 2\r\n", "X-A: 1\r\n\t2\r\n", "X-A:\r\n 2\r\n", "X-A: 1\r\n \r\n",
          "Cookie: a=b\r\n germini_guest=aaaa\r\n", "Transfer-Encoding:\r\n chunked\r\n"}) {
        CAPTURE(folded);
        const std::string begin = "GET /healthz HTTP/1.1\r\nHost: x\r\n", end = "\r\n";
        check_refused(sent(server.port(), begin + folded + end));
        std::vector<std::string> pieces{begin};
        for (const char c : std::string(folded)) pieces.emplace_back(1, c);
        pieces.push_back(end);
        check_refused(sent(server.port(), pieces, 2ms));
    }
}

TEST_CASE("headers are bounded in total, however slowly they arrive") {
    const TempDir folder;
    const TestServer server(folder);
    const std::string begin = "GET /healthz HTTP/1.1\r\nHost: x\r\n";
    check_refused(sent(server.port(), begin + "X: " + std::string(9 * 1024, 'y') + "\r\n\r\n"), "431");
    std::vector<std::string> pieces{begin};
    for (int i = 0; i < 40; ++i)
        pieces.push_back("X-" + std::to_string(i) + ": " + std::string(500, 'y') + "\r\n");
    pieces.emplace_back("\r\n");
    check_refused(sent(server.port(), pieces, 2ms), "431");
    CHECK(status(sent(server.port(), begin + "X: " + std::string(7 * 1024, 'y') + "\r\n\r\n")) ==
          "HTTP/1.1 200");
}

TEST_CASE("malformed HTTP is refused") {
    const TempDir folder;
    const TestServer server(folder);
    for (const std::string& bytes :
         {std::string("GET /healthz HTTP/1.1\nHost: x\n\n"),
          std::string("GET /healthz HTTP/1.1\r\nHost: x\nX: y\r\n\r\n"),
          std::string("GET /healthz HTTP/1.1\r\nHost : x\r\n\r\n"),
          std::string("GET /healthz HTTP/1.1\r\n Host: x\r\n\r\n"),
          std::string("GET /healthz HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n", 42),
          std::string("GET /healthz HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n"),
          std::string("GET /healthz HTTP/2.0\r\nHost: x\r\n\r\n"),
          std::string("GET  /healthz HTTP/1.1\r\nHost: x\r\n\r\n"), std::string("GET /healthz\r\n\r\n"),
          post("Transfer-Encoding: chunked\r\n", "x\r\n" + kBody + "\r\n0\r\n\r\n"),
          post("Transfer-Encoding: chunked\r\n", "-1\r\n" + kBody + "\r\n0\r\n\r\n"),
          post("Transfer-Encoding: chunked\r\n", "2\r\n{}xx0\r\n\r\n"),
          post("Transfer-Encoding: chunked\r\n", "2;" + std::string(200'000, 'x') + "\r\n{}\r\n0\r\n\r\n")}) {
        CAPTURE(bytes.substr(0, 200));
        check_refused(sent(server.port(), bytes));
    }
    // A preflight is never granted.
    const std::string preflight =
        sent(server.port(), "OPTIONS /api/guests HTTP/1.1\r\nHost: x\r\nOrigin: http://evil.example\r\n"
                            "Access-Control-Request-Method: POST\r\nConnection: close\r\n\r\n");
    CHECK(status(preflight) == "HTTP/1.1 405");
    CHECK(preflight.find("Access-Control") == std::string::npos);
    for (const char* path : {"//api/rules", "/api//rules", "/api/./rules", "/x/../api/rules", "/API/rules",
                             "/api/rules/", "/%61pi/rules", "/api/rules%00", "/..%2f..%2fetc/passwd", "*",
                             "ftp://x/api/rules", "/\\api/rules"}) {
        CAPTURE(path);
        const std::string answer = sent(
            server.port(), "GET " + std::string(path) + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        CHECK((status(answer) == "HTTP/1.1 404" || status(answer) == "HTTP/1.1 400"));
    }
}

TEST_CASE("pipelined requests are answered in order") {
    const TempDir folder;
    const TestServer server(folder);
    const std::string get = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    const std::string one = post("Content-Length: " + std::to_string(kBody.size()) + "\r\n", kBody);
    const std::string answer = sent(server.port(), get + one + get + one + kSecond);
    CHECK(answers_in(answer) == 5);
    CHECK(answer.find("400") == std::string::npos);
}
