// The client address for limits: the peer's, or behind a trusted proxy the forwarded one; IPv6
// by its first 64 bits.
#include "server/net/forwarded.hpp"
#include "tests/server/support/test_server.hpp"
#include "tests/server/support/wire.hpp"

#include <boost/asio/ip/address.hpp>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;
using server::Networks;

namespace {

server::IpAddress ip(const char* text) { return boost::asio::ip::make_address(text); }

Networks networks(const std::vector<std::string>& texts) {
    Networks all;
    for (const std::string& text : texts) REQUIRE_FALSE(all.add(text).has_value());
    return all;
}

std::string client(const std::string& list) {
    const Networks trusted = networks({"127.0.0.1/32", "10.0.0.0/8", "fd00::/8"});
    return server::client_of(list, ip("127.0.0.1"), trusted).to_string();
}

/// The outcome: "open", or the error thrown.
std::string opened(EventLoop& loop, unsigned short port, const std::string& secret,
                   const std::string& address, std::vector<std::unique_ptr<WebSocketClient>>& lines) {
    WebSocketOptions options;
    options.secret = secret;
    options.forwarded_for = address;
    try {
        lines.push_back(std::make_unique<WebSocketClient>(loop, port, options));
    } catch (const std::exception& error) { return error.what(); }
    return "open";
}

std::string sent(unsigned short port, const std::string& bytes) {
    Socket socket(port);
    socket.write(bytes);
    std::string answer;
    while (socket.read(answer)) {}
    return answer;
}

void trust_loopback(server::ServerSettings& s) { s.net.trusted_proxies.add("127.0.0.1/32"); }

} // namespace

TEST_CASE("networks are parsed strictly and contain exactly their addresses") {
    for (const char* text : {"",
                             "10.0.0.0",
                             "10.0.0.0/",
                             "10.0.0.0/33",
                             "10.0.0.0/-1",
                             "10.0.0.0/08",
                             "10.0.0.0/8 ",
                             " 10.0.0.0/8",
                             "10.0.0/8",
                             "10.0.0.1/8",
                             "010.0.0.0/8",
                             "10.0.0.0/8,fd00::/8",
                             "10.0.0.0/4294967304",
                             "fd00::",
                             "fd00::/129",
                             "fd00::1/8",
                             "fe80::%lo/64",
                             "fe80::1%1/128",
                             "::ffff:10.0.0.0/104",
                             "proxy/8",
                             "/8",
                             "*"}) {
        CAPTURE(text);
        Networks all;
        CHECK(all.add(text).has_value());
        CHECK_FALSE(all.contain(ip("10.0.0.1")));
    }
    const Networks all = networks({"10.0.0.0/8", "192.0.2.7/32", "fd00::/8", "::1/128"});
    for (const char* text : {"10.0.0.0", "10.255.255.255", "192.0.2.7", "::ffff:10.1.2.3", "fd12::9", "::1"})
        CHECK(all.contain(ip(text)));
    for (const char* text : {"11.0.0.0", "9.255.255.255", "192.0.2.6", "192.0.2.8", "::ffff:11.0.0.1",
                             "fc00::", "fe00::", "::2", "::10.0.0.1", "127.0.0.1"})
        CHECK_FALSE(all.contain(ip(text)));
    CHECK(networks({"0.0.0.0/0"}).contain(ip("203.0.113.9")));
    CHECK_FALSE(networks({"0.0.0.0/0"}).contain(ip("2001:db8::1")));
    CHECK_FALSE(Networks().contain(ip("127.0.0.1")));
}

TEST_CASE("limits count IPv6 by its first 64 bits, and IPv4 in every notation as IPv4") {
    CHECK(server::counted_as(ip("192.0.2.1")) == "192.0.2.1");
    CHECK(server::counted_as(ip("::ffff:192.0.2.1")) == "192.0.2.1");
    const std::string one = server::counted_as(ip("2001:db8:1:2::1"));
    CHECK(server::counted_as(ip("2001:db8:1:2:ffff:ffff:ffff:ffff")) == one);
    CHECK(server::counted_as(ip("2001:db8:1:3::1")) != one);
}

TEST_CASE("behind trusted proxies the rightmost untrusted address is the client's") {
    CHECK(client("") == "127.0.0.1");
    CHECK(client("192.0.2.1") == "192.0.2.1");
    CHECK(client("203.0.113.5, 192.0.2.1") == "192.0.2.1"); // what precedes it can be forged
    CHECK(client("203.0.113.5,192.0.2.1 ,\t10.1.1.1") == "192.0.2.1");
    CHECK(client("10.0.0.9, 192.0.2.1, fd00::5, 10.1.1.1") == "192.0.2.1");
    CHECK(client("10.2.2.2, 10.1.1.1") == "10.2.2.2"); // all are: the original client
    CHECK(client("2001:db8::1") == "2001:db8::1");
    CHECK(client("::ffff:192.0.2.1") == "192.0.2.1");
    CHECK(client("::ffff:10.0.0.1") == "10.0.0.1");
    CHECK(client("192.0.2.1:4711") == "192.0.2.1");
    CHECK(client("[2001:db8::1]:443") == "2001:db8::1");
    CHECK(client("192.0.2.1, unknown") == "127.0.0.1"); // the proxy itself could not tell
    CHECK(client("192.0.2.1, unknown, 10.1.1.1") == "10.1.1.1");
    CHECK(client("192.0.2.1,") == "127.0.0.1");
    for (const char* rubbish : {",", ",,,", "[", "[]", "]", ":", "a:b", "999.1.1.1", "\x01", "1.2.3.4.5"})
        CHECK(client(rubbish) == "127.0.0.1");
    // An untrusted peer's header is ignored.
    CHECK(server::client_of("192.0.2.1", ip("203.0.113.5"), networks({"10.0.0.0/8"})).to_string() ==
          "203.0.113.5");
}

TEST_CASE("rate limits count the forwarded address of trusted proxies only") {
    const TempDir folder;
    bool trusted = true;
    SUBCASE("trusted") {}
    SUBCASE("not trusted") { trusted = false; }
    const TestServer server(folder, [trusted](server::ServerSettings& s) {
        if (trusted) trust_loopback(s);
        s.net.requests_per_address = {0.001, 2};
    });
    const auto status = [&](const std::string& address) {
        return http_request(server.port(), "GET", "/api/rules", "", {{"X-Forwarded-For", address}}).status;
    };
    CHECK(status("192.0.2.1") == 200);
    CHECK(status("::ffff:192.0.2.1") == 200);
    CHECK(status("192.0.2.1") == 429);
    const int other = trusted ? 200 : 429;
    CHECK(status("192.0.2.2") == other);
    CHECK(status("192.0.2.1, 192.0.2.2") == other);
    CHECK(status("203.0.113.1, 192.0.2.2") == 429);
    CHECK(status("2001:db8:1:2::1") == other);
    CHECK(status("2001:db8:1:2:aaaa::1") == other);
    CHECK(status("2001:db8:1:2:bbbb::9") == 429);
    CHECK(status("2001:db8:1:3::1") == other);
    // All lines of the header form one list.
    const auto lines = [&](const std::string& first, const std::string& second) {
        return sent(server.port(), "GET /api/rules HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: " + first +
                                       "\r\nX-Forwarded-For: " + second + "\r\nConnection: close\r\n\r\n");
    };
    CHECK(lines("192.0.2.3", "192.0.2.1").find(" 429 ") != std::string::npos);
    CHECK((lines("192.0.2.1", "192.0.2.3").find(" 200 ") != std::string::npos) == trusted);
}

TEST_CASE("connections behind a trusted proxy count per forwarded address") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& s) {
        trust_loopback(s);
        s.net.connections_per_address = 3;
    });
    const auto port = server.port();
    const test::Person guest = new_person(port, "Neri");
    const std::string crowded = "192.0.2.1";
    EventLoop loop;
    std::vector<std::unique_ptr<WebSocketClient>> lines;
    for (int i = 0; i < 3; ++i) CHECK(opened(loop, port, guest.secret, crowded, lines) == "open");
    CHECK(opened(loop, port, guest.secret, crowded, lines) == "HTTP 429");
    const auto asked = [&](const std::string& address) {
        return http_request(port, "GET", "/api/rules", "", {{"X-Forwarded-For", address}});
    };
    const HttpAnswer full = asked(crowded);
    CHECK(full.status == 429);
    CHECK(full.value()["error"]["code"] == "too_many");
    CHECK(full.header("Retry-After") == "5");
    CHECK(asked("192.0.2.3").status == 200); // its slot is free again a moment later
    for (int i = 0; i < 3; ++i) CHECK(opened(loop, port, guest.secret, "192.0.2.2", lines) == "open");
    for (int i = 0; i < 3; ++i)
        CHECK(opened(loop, port, guest.secret, "2001:db8::" + std::to_string(i), lines) == "open");
    CHECK(opened(loop, port, guest.secret, "2001:db8::9", lines) == "HTTP 429");
    CHECK(opened(loop, port, guest.secret, "2001:db8:0:1::", lines) == "open");
    // One that ends frees a slot for another.
    lines.erase(lines.begin());
    CHECK(loop.run_until([&] { return asked(crowded).status == 200; }));
    // The proxy's own connections do not count: more than an address may have, with requests of several
    // clients.
    std::vector<std::unique_ptr<Socket>> kept;
    const std::string request = "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ";
    for (int i = 0; i < 10; ++i) {
        kept.push_back(std::make_unique<Socket>(port));
        for (const char* address : {"192.0.2.7", "192.0.2.8", "192.0.2.7"}) {
            kept.back()->write(request + address + "\r\n\r\n");
            std::string answer;
            while (answer.find("\r\n\r\nok") == std::string::npos) REQUIRE(kept.back()->read(answer));
            CHECK(answer.find(" 200 ") != std::string::npos);
        }
    }
}

TEST_CASE("a request needs exactly one Host header, which must be one of the server's names if it has any") {
    const TempDir folder;
    bool named = false;
    SUBCASE("by any name") {}
    SUBCASE("by its own names") { named = true; }
    const TestServer server(folder, [named](server::ServerSettings& s) {
        trust_loopback(s);
        if (named) s.net.hosts = {"cards.example", "[2001:db8::1]"};
        s.net.origins = {"https://club.example"};
    });
    const auto port = server.port();
    const auto answer = [&](const std::string& hosts, const std::string& path = "/api/rules") {
        return sent(port, "GET " + path + " HTTP/1.1\r\n" + hosts +
                              "X-Forwarded-For: 192.0.2.1\r\nConnection: close\r\n\r\n");
    };
    const auto status = [](const std::string& text) { return text.substr(9, 3); };
    for (const char* none :
         {"", "Host:\r\n", "Host: a\r\nHost: a\r\n", "Host: cards.example\r\nHost: b\r\n", "Host: a b\r\n",
          "Host: x@cards.example\r\n", "Host: cards.example/\r\n", "Host: a,b\r\n", "Host: a:b\r\n",
          "Host: [::1\r\n", "Host: [x]\r\n", "Host: :80\r\n"})
        for (const char* path : {"/api/rules", "/healthz", "/", "/ws", "/nothing"}) {
            CAPTURE(none);
            const std::string text = answer(none, path);
            CHECK(status(text) == "400");
            CHECK(text.find("\"bad_host\"") != std::string::npos);
        }
    for (const char* own : {"cards.example", "CARDS.example", "cards.example:8443", "[2001:db8::1]:80"})
        CHECK(status(answer("Host: " + std::string(own) + "\r\n")) == "200");
    for (const char* other : {"evil.example", "cards.example.evil.example", "x.cards.example", "127.0.0.1",
                              "localhost", "[::1]", "cards.example."}) {
        const std::string text = answer("Host: " + std::string(other) + "\r\n");
        CHECK(status(text) == (named ? "421" : "200"));
        CHECK((text.find("\"bad_host\"") != std::string::npos) == named);
    }
    // From this machine by its address, as a health check does.
    for (const char* here : {"127.0.0.1", "localhost:8080", "[::1]"})
        CHECK(status(sent(port, "GET /healthz HTTP/1.1\r\nHost: " + std::string(here) +
                                    "\r\nConnection: close\r\n\r\n")) == "200");
    CHECK(status(sent(port, "GET /healthz HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")) ==
          (named ? "421" : "200"));
    // A page of the same origin has the requested Host; if that must be one of the server's names, so must
    // the page's.
    const auto posted = [&](const std::string& host, const std::string& origin) {
        return http_request(port, "POST", "/api/guests", R"({"name": "Lapo"})",
                            {{"Host", host}, {"Origin", origin}, {"X-Forwarded-Proto", "https"}})
            .status;
    };
    CHECK(posted("cards.example", "https://cards.example") == 201);
    CHECK(posted("cards.example", "https://evil.example") == 403);
    CHECK(posted("cards.example", "https://club.example") == 201);
    CHECK(posted("evil.example", "https://evil.example") == (named ? 421 : 201));
}

TEST_CASE("a page's origin has the scheme of its requests") {
    const TempDir folder;
    bool trusted = false, secure_cookies = false;
    SUBCASE("without a proxy") {}
    SUBCASE("behind a trusted proxy") { trusted = true; }
    SUBCASE("with TLS always terminated in front") { secure_cookies = true; }
    const TestServer server(folder, [trusted, secure_cookies](server::ServerSettings& s) {
        if (trusted) trust_loopback(s);
        s.net.secure_cookies = secure_cookies;
    });
    const auto port = server.port();
    const std::string host = "127.0.0.1:" + std::to_string(port);
    const auto posted = [&](const std::string& origin, const std::string& scheme) {
        Headers headers{{"Origin", origin}};
        if (!scheme.empty()) headers.emplace_back("X-Forwarded-Proto", scheme);
        return http_request(port, "POST", "/api/guests", R"({"name": "Lapo"})", headers).status;
    };
    for (const char* scheme : {"", "http", "https", "https, http", "http, https"}) {
        CAPTURE(scheme);
        const std::string text = scheme;
        const bool secure = secure_cookies || (trusted && text.ends_with("https"));
        CHECK(posted("http://" + host, scheme) == (secure ? 403 : 201));
        CHECK(posted("https://" + host, scheme) == (secure ? 201 : 403));
        CHECK(posted("ftp://" + host, scheme) == 403);
        CHECK(posted(host, scheme) == 403);
    }
    const test::Person guest = new_person(port, "Neri");
    EventLoop loop;
    const auto opens = [&](const std::string& origin) {
        try {
            const WebSocketClient line(loop, port, WebSocketOptions{guest.secret, origin, "germini.v5", 0});
            return true;
        } catch (const std::exception&) { return false; }
    };
    CHECK(opens("http://" + host) == !secure_cookies);
    CHECK(opens("https://" + host) == secure_cookies);
}
