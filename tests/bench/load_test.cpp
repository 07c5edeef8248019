// The commands that measure the server work at any speed of the machine: small runs of
// them.
#include <array>
#include <cstdio>
#include <doctest/doctest.h>
#include <string>
#include <sys/wait.h>

namespace {

struct Ended {
    int status = -1;
    std::string said;
};

Ended run(const std::string& arguments) {
    Ended ended;
    const std::string command = std::string("'" GERMINI_LOAD "' ") + arguments + " 2>&1";
    std::FILE* pipe = ::popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::array<char, 4096> part{};
    while (const std::size_t got = std::fread(part.data(), 1, part.size(), pipe))
        ended.said.append(part.data(), got);
    const int status = ::pclose(pipe);
    ended.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return ended;
}

/// The number after the name of a measured server: moves per second.
double moves(const std::string& said, const std::string& name) {
    const std::size_t at = said.find(name);
    return at == std::string::npos ? -1 : std::stod(said.substr(at + name.size()));
}

} // namespace

TEST_CASE("load server: compares two tables on the real server and on the bare program") {
    const Ended ended = run(
        "server --tables 2 --threads 1,2 --seconds 0.5 --warm-up 0.2 --rounds 1 --beside '" RAW_FANOUT "'");
    INFO(ended.said);
    CHECK(ended.status == 0);
    for (const char* name :
         {"raw fan-out", "normal, 1 thread ", "normal, 2 threads", "full, 1 thread ", "full, 2 threads"})
        CHECK(moves(ended.said, name) > 0);
}

TEST_CASE("load evening: plays people at human pace and bots, and reports whether the machine carries them") {
    const Ended ended = run(
        "evening --tables 4 --bots 1 --minutes 0.05 --pace 0.3 --bot-pace 20-50 --most 60000 --memory 4096");
    INFO(ended.said);
    CHECK(ended.status == 0);
    CHECK(ended.said.find("4 tables of four people, a move every 0.3 s, and 1 of bots") == 0);
    CHECK(ended.said.find(" 0 errors") != std::string::npos);
    const Ended tight = run("evening --tables 1 --bots 0 --minutes 0.05 --pace 0.3 --memory 1");
    CHECK(tight.status == 1);
    CHECK(tight.said.find("TOO MUCH") != std::string::npos);
}

TEST_CASE("load growth: reports what a hand and a season of a club add to the database") {
    const Ended ended = run("growth --tables 4 --seconds 3");
    INFO(ended.said);
    CHECK(ended.status == 0);
    // A log and a record of some 85 moves: kilobytes, not megabytes.
    const double kib = moves(ended.said, "hands of four people:");
    CHECK(kib > 2);
    CHECK(kib < 200);
    CHECK(ended.said.find("a season of a club of 40, 40 evenings of 2 rounds") != std::string::npos);
}

TEST_CASE("load restart: every page reconnects by itself") {
    const Ended ended = run("restart --tables 10 --most 1000");
    CHECK(ended.status == 0);
    CHECK(ended.said.find("restart with 10 tables of four and 40 pages") != std::string::npos);
}

TEST_CASE("load start: unfinished tables are created, and all are resumed") {
    const Ended ended = run("start --tables 30 --most 1000");
    INFO(ended.said);
    CHECK(ended.status == 0);
    CHECK(ended.said.find("30 unfinished tables") == 0);
}

TEST_CASE("load soak: reports that a run was too short") {
    const Ended ended = run("soak --tables 3 --minutes 0.1 --warm-up 0");
    INFO(ended.said);
    CHECK(ended.status == 1);
    CHECK(ended.said.find("too short") != std::string::npos);
}
