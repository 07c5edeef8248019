// The server starts and serves although its log cannot be written.
#include "tests/server/support/toy_process.hpp"

#include <csignal>
#include <doctest/doctest.h>
#include <filesystem>

using namespace germini;
using namespace germini::test;

namespace {

/// The command line that starts the server with standard streams set up by a shell.
std::vector<std::string> with_streams(const std::string& redirections) {
    return {"/bin/bash", "-c", "exec \"$@\" " + redirections, "bash"};
}

void check_serves(ToyServer& server) {
    CHECK(http_request(server.port, "GET", "/healthz").body == "ok");
    const test::Person person = new_person(server.port, "Ginevra");
    new_table(server.port, person, kToy);
    CHECK(http_request(server.port, "GET", "/api/tables").value()["tables"].size() == 1);
    CHECK(server.end(SIGTERM) == 0);
}

} // namespace

TEST_CASE("a server whose log is a pipe without a reader starts and serves") {
    const TempDir folder;
    // A pipe with its reading end closed.
    ToyServer server(folder,
                     {"/bin/bash", "-c",
                      "mkfifo \"$0\"; exec 3<>\"$0\" 4>\"$0\" 3<&-; exec \"$@\" >&4 2>&4 4>&-",
                      folder.file("pipe")},
                     {"--first-administrator"});
    check_serves(server);
}

TEST_CASE("a server whose log is on a full disk starts and serves") {
    const TempDir folder;
    ToyServer server(folder, with_streams(">/dev/full 2>/dev/full"), {"--first-administrator"});
    check_serves(server);
}

TEST_CASE("a server started without standard streams writes its log to no other file") {
    const TempDir folder;
    ToyServer server(folder, with_streams("<&- >&- 2>&-"), {"--first-administrator"});
    for (const char* stream : {"0", "1", "2"}) {
        const auto link = "/proc/" + std::to_string(server.pid()) + "/fd/" + stream;
        CHECK(std::filesystem::read_symlink(link) == "/dev/null");
    }
    check_serves(server);
}
