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
