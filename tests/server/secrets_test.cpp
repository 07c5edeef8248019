// Secrets and who may use them: their size, how they are stored and compared, the cookie, requests forged by
// other pages.
#include "server/crypto/random.hpp"
#include "tests/server/support/deterministic_server.hpp"

#include <algorithm>
#include <cctype>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <set>

using namespace germini;
using namespace germini::test;

namespace {

bool letters_of_secrets(const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
    });
}

/// All files in the folder of a server's data.
std::string bytes_in(const std::string& folder) {
    std::string bytes;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::ifstream in(entry.path(), std::ios::binary);
        bytes.append(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    }
    return bytes;
}

} // namespace

TEST_CASE("secrets have 128 bits and ids 60, and none repeats") {
    server::start_randomness();
    constexpr int kDraws = 20'000;
    std::set<std::string> secrets, ids;
    std::array<std::set<char>, 22> used;
    for (int i = 0; i < kDraws; ++i) {
        const std::string secret = server::random_secret();
        REQUIRE(secret.size() == used.size()); // 21 times 6 bits, and two
        REQUIRE(letters_of_secrets(secret));
        for (std::size_t at = 0; at < used.size(); ++at) used[at].insert(secret[at]);
        secrets.insert(secret);
        const std::string id = server::random_id();
        REQUIRE(id.size() == 12);
        ids.insert(id);
    }
    CHECK(secrets.size() == kDraws);
    CHECK(ids.size() == kDraws);
    // Every bit of them is random: all letters in all places, in the last one those of two bits.
    for (std::size_t at = 0; at + 1 < used.size(); ++at) CHECK(used[at].size() == 64);
    CHECK(used.back().size() == 4);
}

TEST_CASE("hashes of secrets are compared in full, wherever they differ") {
    const auto hash = server::hash_secret("AAAAAAAAAAAAAAAAAAAAAA");
    CHECK(server::same_hash(hash, server::hash_secret("AAAAAAAAAAAAAAAAAAAAAA")));
    CHECK_FALSE(server::same_hash(hash, server::hash_secret("AAAAAAAAAAAAAAAAAAAAAB")));
    CHECK_FALSE(server::same_hash(hash, server::hash_secret("")));
    for (std::size_t at = 0; at < hash.size(); ++at)
        for (const int bit : {0x01, 0x80}) {
            auto other = hash;
            other[at] = static_cast<std::uint8_t>(other[at] ^ bit);
            CHECK_FALSE(server::same_hash(hash, other));
        }
}

TEST_CASE("a guest's secret and an invitation are not in the files, the log or what others are sent") {
    const TempDir folder;
    LogCatcher log;
    std::vector<std::string> secrets;
    std::string said;
    {
        TestServer server(folder);
        log.listen();
        EventLoop loop;
        json closed = kToy;
        closed["open"] = false;
        Party party = sit_down(loop, server.port(), closed, 2, 3);
        const test::Person stranger = new_person(server.port(), "Neri");
        // Refused in every manner, and a new invitation.
        Player outsider(loop, server.port(), stranger, {party.ids.id, "BBBBBBBBBBBBBBBBBBBBBB"});
        outsider.connect();
        REQUIRE(loop.run_until([&] { return outsider.line().closed(); }));
        for (const json& message : outsider.line().messages()) said += message.dump();
        party[0].must({{"invite", true}});
        REQUIRE(loop.run_until([&] { return (*party[0].table)["invitation"] != party.ids.invitation; }));
        const std::string renewed = (*party[0].table)["invitation"];
        secrets = {party[0].person().secret,
                   party[1].person().secret,
                   stranger.secret,
                   party.ids.invitation,
                   renewed,
                   "BBBBBBBBBBBBBBBBBBBBBB"};
        for (const std::string& path : {std::string("/api/tables"), "/api/tables/" + party.ids.id,
                                        std::string("/api/guests/me"), std::string("/api/history")})
            said += http_request(server.port(), "GET", path, "", stranger.headers()).body;
        // The host sees the invitation; nobody is sent another's secret.
        const std::string to_host = party[0].table->dump();
        for (const Player* player : {&party[0], &party[1]})
            CHECK(to_host.find(player->person().secret) == std::string::npos);
    }
    const std::string lines = log.take(), bytes = bytes_in(folder.path());
    CHECK(bytes.find("Ginevra") != std::string::npos);
    for (const std::string& secret : secrets) {
        CHECK(bytes.find(secret) == std::string::npos);
        CHECK(lines.find(secret) == std::string::npos);
        CHECK(said.find(secret) == std::string::npos);
    }
}

TEST_CASE("behind TLS the cookie is Secure") {
    const auto cookie = [](bool always, bool proxy, const Headers& headers) {
        const TempDir folder;
        const TestServer server(folder, [&](server::ServerSettings& s) {
            s.net.secure_cookies = always;
            if (proxy) s.net.trusted_proxies.add("127.0.0.1/32");
        });
        const auto made = http_request(server.port(), "POST", "/api/guests", R"({"name": "Lapo"})", headers);
        REQUIRE(made.status == 201);
        const std::string set = made.header("Set-Cookie");
        for (const char* flag : {"; HttpOnly", "; SameSite=Lax", "; Path=/"})
            CHECK(set.find(flag) != std::string::npos);
        CHECK(set.find("Domain") == std::string::npos);
        const bool secure = set.find("; Secure") != std::string::npos;
        CHECK(secure == (made.header("Strict-Transport-Security") != ""));
        return secure;
    };
    const Headers tls{{"X-Forwarded-Proto", "https"}};
    CHECK(cookie(true, false, {}));
    CHECK(cookie(false, true, tls));
    CHECK_FALSE(cookie(false, true, {}));
    CHECK_FALSE(cookie(false, true, {{"X-Forwarded-Proto", "http"}}));
    CHECK_FALSE(cookie(false, false, tls)); // an untrusted proxy says so
    CHECK_FALSE(cookie(false, false, {}));
}

TEST_CASE("a page of another origin changes nothing with the guest's cookie") {
    const TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) { s.net.origins = {"https://cards.example"}; });
    const auto port = server.port();
    const test::Person guest = new_person(port, "Ginevra");
    const std::string here = "127.0.0.1:" + std::to_string(port);
    const auto status = [&](const std::string& method, const std::string& path, const json& body,
                            const std::string& origin) {
        return http_request(port, method, path, body.dump(),
                            {{"Cookie", "germini_guest=" + guest.secret}, {"Origin", origin}})
            .status;
    };
    const auto wrong = {std::string("https://evil.example"),
                        std::string("null"),
                        std::string(),
                        "http://" + here + ".evil.example",
                        "http://evil.example/" + here,
                        "http://evil.example#" + here,
                        "http://evil.example:" + std::to_string(port),
                        "http://x@" + here,
                        std::string("http://127.0.0.1"),
                        std::string("http://127.0.0.1:1"),
                        std::string("https://cards.example.evil.example"),
                        std::string("http://cards.example"),
                        std::string("https://cards.example:444"),
                        here};
    EventLoop loop;
    for (const std::string& origin : wrong) {
        CAPTURE(origin);
        CHECK(status("POST", "/api/guests", {{"name", "a"}}, origin) == 403);
        CHECK(status("POST", "/api/tables", kToy, origin) == 403);
        CHECK(status("PATCH", "/api/guests/me", {{"name", "a"}}, origin) == 403);
        if (!origin.empty()) // the client cannot send an empty one
            CHECK_THROWS_WITH(
                WebSocketClient(loop, port, WebSocketOptions{guest.secret, origin, "germini.v5", 0}),
                "HTTP 403");
    }
    for (const std::string& origin : {"http://" + here, std::string("https://cards.example")}) {
        CHECK(status("PATCH", "/api/guests/me", {{"name", "Ginevra"}}, origin) == 200);
        CHECK_NOTHROW(WebSocketClient(loop, port, WebSocketOptions{guest.secret, origin, "germini.v5", 0}));
    }
    const auto tables = http_request(port, "GET", "/api/tables", "", guest.headers()).value()["tables"];
    CHECK(tables.empty());
}

TEST_CASE("what a cross-site form can send is refused, and a GET changes nothing") {
    const TempDir folder;
    TestServer server(folder);
    const auto port = server.port();
    const test::Person guest = new_person(port, "Ginevra");
    const auto sent = [&](const std::string& method, const std::string& path, const std::string& type) {
        Headers headers{{"Cookie", "germini_guest=" + guest.secret}};
        if (!type.empty()) headers.emplace_back("Content-Type", type);
        return http_request(port, method, path, kToy.dump(), headers).status;
    };
    for (const std::string type :
         {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
          "text/plain; application/json", "application/jsonp", "text/json", "application/xml"}) {
        CAPTURE(type);
        CHECK(sent("POST", "/api/tables", type) == 415);
        CHECK(sent("PATCH", "/api/guests/me", type) == 415);
        CHECK(sent("POST", "/api/guests", type) == 415);
    }
    for (const std::string method : {"GET", "HEAD", "PUT", "DELETE", "OPTIONS"})
        for (const std::string& path : {std::string("/api/tables"), std::string("/api/guests"),
                                        std::string("/api/guests/me"), std::string("/api/tables/x")}) {
            const int status = sent(method, path, "application/json");
            CHECK((status == 200 || status == 404 || status == 405));
        }
    CHECK(sent("OPTIONS", "/api/tables", "") != 200); // no other page is allowed to ask
    const auto answer = http_request(port, "GET", "/api/tables", "", guest.headers());
    CHECK(answer.value()["tables"].empty());
    CHECK(answer.header("Access-Control-Allow-Origin").empty());
    CHECK(http_request(port, "GET", "/api/guests/me", "", guest.headers()).value()["name"] == "Ginevra");
    CHECK(sent("POST", "/api/tables", "application/json; charset=utf-8") == 201);
}
