// The client's files, as the server loads them.
#include "server/net/static_files.hpp"
#include "tests/server/support/test_server.hpp"

#include <chrono>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>

using namespace germini;
using namespace germini::test;

TEST_CASE("a compressed file that is older than its original is not served") {
    TempDir folder;
    const std::string original = folder.file("a.js"), compressed = original + ".br";
    std::ofstream(original) << "changed since";
    std::ofstream(compressed) << "as built";
    const auto brotli = [&] {
        return server::StaticFiles(std::filesystem::path(original).parent_path().string())
            .find("/a.js")
            ->brotli;
    };
    CHECK(brotli() == "as built");
    std::filesystem::last_write_time(compressed,
                                     std::filesystem::last_write_time(original) - std::chrono::seconds(1));
    CHECK(brotli() == "");
}

TEST_CASE("the rules are compressed, and a browser that has them is not sent them again") {
    const TempDir folder;
    TestServer server(folder);
    const auto get = [&](const char* name, const std::string& value) {
        return http_request(server.port(), "GET", "/api/rules", "", {{name, value}});
    };
    const HttpAnswer plain = get("Accept-Encoding", "identity");
    const HttpAnswer packed = get("Accept-Encoding", "gzip, br");
    CHECK(plain.header("Content-Type") == "application/json; charset=utf-8");
    CHECK(packed.header("Content-Encoding") == "gzip");
    CHECK(packed.header("Vary") == "Accept-Encoding");
    CHECK(packed.header("Cache-Control") == "no-cache");
    CHECK(packed.header("X-Content-Type-Options") == "nosniff");
    CHECK(packed.body.size() * 3 < plain.body.size());
    const HttpAnswer known = get("If-None-Match", packed.header("ETag"));
    CHECK(known.status == 304);
    CHECK(known.body.empty());
}
