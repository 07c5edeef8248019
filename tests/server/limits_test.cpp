// Token bucket, outbox, compressed files: the small parts of the network on their own.
#include "server/net/gzip.hpp"
#include "server/net/outbox.hpp"
#include "server/net/static_files.hpp"
#include "server/token_bucket.hpp"
#include "tests/server/support/test_server.hpp"

#include <cstdio>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>

using namespace germini::server;
using namespace std::chrono_literals;

TEST_CASE("a token bucket gives its burst, then its rate") {
    TokenBucket bucket(Rate{10, 5});
    const auto start = TokenBucket::Clock::now();
    int given = 0;
    for (int i = 0; i < 20; ++i) given += bucket.take(start) ? 1 : 0;
    CHECK(given == 5);
    CHECK_FALSE(bucket.take(start + 50ms));
    CHECK(bucket.take(start + 110ms));
    CHECK_FALSE(bucket.take(start + 120ms));
    given = 0;
    for (int i = 1; i <= 1000; ++i) given += bucket.take(start + 1s + i * 10ms) ? 1 : 0;
    CHECK(given >= 100);
    CHECK(given <= 106);
    CHECK_FALSE(bucket.full(start + 11s));
    CHECK(bucket.full(start + 20s));
}

TEST_CASE("an outbox is bounded in messages and bytes") {
    const OutboxLimits of_few{1000, 3}, of_small{10, 100}, together{100, 100, 150, 60};
    std::atomic<std::size_t> address = 0;
    Outbox few(of_few, address);
    for (int i = 0; i < 3; ++i) CHECK(few.push(payload("x")));
    CHECK_FALSE(few.push(payload("x")));
    CHECK(few.oldest(1).size() == 1);
    few.drop(1);
    CHECK(few.push(payload("y")));
    REQUIRE(few.oldest(5).size() == 3);
    CHECK(*few.oldest(5)[1] == "x");
    CHECK(*few.oldest(5)[2] == "y");
    few.drop(3);
    CHECK(few.empty());
    CHECK(few.push(payload(std::string(1000, 'z')))); // as many bytes as at first

    Outbox small(of_small, address);
    CHECK(small.push(payload("123456")));
    CHECK_FALSE(small.push(payload("12345")));
    CHECK(small.push(payload("1234")));
    small.clear();
    CHECK(small.empty());
    CHECK(small.push(payload("1234567890")));

    // All connections of an address together.
    few.clear();
    small.clear();
    {
        Outbox one(together, address), other(together, address), third(together, address);
        CHECK(one.push(payload(std::string(100, 'a'))));
        CHECK(other.push(payload(std::string(50, 'b'))));
        CHECK(other.push(payload(std::string(10, 'c')))); // its share
        CHECK_FALSE(other.push(payload("c")));
        CHECK(third.push(payload("at least one")));
        one.drop(1);
        CHECK(other.push(payload("c")));
    }
    CHECK(address == 0);
}

TEST_CASE("compressed data decompresses to the original") {
    germini::test::TempDir folder;
    std::string text;
    for (int i = 0; i < 5000; ++i) text += "line " + std::to_string(i * i) + "\n";
    for (const std::string& content : {text, std::string(), std::string(100'000, '\0')}) {
        std::ofstream(folder.file("a.gz"), std::ios::binary) << gzip(content);
        const std::string command = "gzip -dc " + folder.file("a.gz") + " > " + folder.file("a");
        REQUIRE(std::system(command.c_str()) == 0);
        std::ifstream in(folder.file("a"), std::ios::binary);
        CHECK(std::string{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()} == content);
    }
    CHECK(gzip(text).size() < text.size() / 2);
}

TEST_CASE("the client's files have their types and tags, and nothing else is served") {
    germini::test::TempDir folder;
    std::filesystem::create_directories(folder.file("assets"));
    std::ofstream(folder.file("index.html")) << "<!doctype html>" << std::string(2000, ' ');
    std::ofstream(folder.file("assets/a-123.js")) << "export {}";
    std::ofstream(folder.file("card.svg")) << "<svg/>";
    const StaticFiles files(folder.path());
    CHECK(files.size() == 3);
    REQUIRE(files.find("/"));
    CHECK(files.find("/") == files.find("/index.html"));
    CHECK(files.find("/")->type == "text/html; charset=utf-8");
    CHECK_FALSE(files.find("/")->immutable);
    CHECK_FALSE(files.find("/")->gzipped.empty());
    CHECK(files.find("/assets/a-123.js")->immutable);
    CHECK(files.find("/card.svg")->type == "image/svg+xml");
    CHECK(files.find("/card.svg")->tag != files.find("/")->tag);
    for (const char* path :
         {"", "/..", "/../etc/passwd", "/assets", "/assets/", "//index.html", "/index.html/"})
        CHECK(files.find(path) == nullptr);
    CHECK(StaticFiles(folder.file("missing")).size() == 0);
}

TEST_CASE("a file is compressed according to the weights of Accept-Encoding") {
    const germini::test::TempDir folder;
    std::filesystem::create_directories(folder.file("web"));
    std::ofstream(folder.file("web/index.html")) << "<!doctype html>" << std::string(3000, ' ');
    const germini::test::TestServer server(folder,
                                           [&](ServerSettings& s) { s.net.web = folder.file("web"); });
    const auto coding = [&](const std::string& accepted) {
        return germini::test::http_request(server.port(), "GET", "/", "", {{"Accept-Encoding", accepted}})
            .header("Content-Encoding");
    };
    for (const char* accepted :
         {"gzip", "GZIP", "x-gzip", "gzip;q=1", "gzip; q=0.001", "gzip;q=1.000", "br, *", "*;q=0.5",
          "identity;q=0.5, gzip;q=0.5", "deflate;q=0, gzip", "identity;q=0, *", "*;q=0, gzip"}) {
        CAPTURE(accepted);
        CHECK(coding(accepted) == "gzip");
    }
    for (const char* refused :
         {"gzip;q=0", "gzip;q=0.0", "gzip; q=0.000", "gzip;Q=0", "*;q=0", "gzip;q=0, *", "identity", "br",
          "identity, gzip;q=0.5", "gzip;q=x", "gzip;q=-1", "gzip;q=2", "gzip;q=", "xgzip"}) {
        CAPTURE(refused);
        CHECK(coding(refused) == "");
    }
}
