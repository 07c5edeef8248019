// Time zones of the system, compared with Python's reading of the same files.
#include "server/names/zone.hpp"
#include "tests/server/support/temp_dir.hpp"
#include "tests/server/support/toy_process.hpp"

#include <csignal>
#include <cstdlib>
#include <doctest/doctest.h>
#include <fstream>
#include <sstream>

using namespace germini;
using namespace germini::test;

namespace {

constexpr int kFirstZoneYear = 2026, kZoneMonths = 5 * 12;
constexpr std::int64_t kZoneSecond = 1000; // milliseconds

/// 21:00 on the first day of a month of the five years.
std::string evening_in_month(int month) {
    char text[32];
    std::snprintf(text, sizeof text, "%04d-%02d-01T21:00", kFirstZoneYear + month / 12, month % 12 + 1);
    return text;
}

} // namespace

TEST_CASE("every zone of the system has the same moments for five years as in Python") {
    const TempDir folder;
    const std::string file = folder.file("moments");
    const std::string command =
        "python3 tests/server/zone_moments.py " + std::to_string(kFirstZoneYear) + " > '" + file + "'";
    REQUIRE(std::system(command.c_str()) == 0);
    std::ifstream lines(file);
    int zones = 0;
    for (std::string line; std::getline(lines, line); ++zones) {
        std::istringstream words(line);
        std::string zone;
        words >> zone;
        CAPTURE(zone);
        REQUIRE(names::is_zone(zone));
        int wrong = 0;
        std::int64_t moment = 0;
        for (int month = 0; month < kZoneMonths && words >> moment; ++month) {
            const std::string local = evening_in_month(month);
            if (names::moment_at(zone, local) != moment * kZoneSecond) ++wrong;
            if (names::local_at(zone, moment * kZoneSecond) != local) ++wrong;
        }
        CHECK(wrong == 0);
        CHECK(moment > 0);
    }
    CHECK(zones > 400);
    MESSAGE(zones, " zones, tzdata ", names::zone_data());
}

TEST_CASE("rules that have changed since 2022 are those of the system") {
    CHECK(names::moment_at("Africa/Cairo", "2027-07-10T21:00") == INT64_C(1815242400000)); // 18:00 UTC
    CHECK(names::moment_at("America/Mexico_City", "2027-07-10T21:00") == INT64_C(1815274800000));
    for (const char* zone : {"America/Ciudad_Juarez", "Asia/Calcutta", "Europe/Rome", "Etc/GMT+5", "UTC"})
        CHECK(names::is_zone(zone));
}

TEST_CASE("the log names the version of the time zones at the start") {
    const TempDir folder;
    ToyServer server(folder);
    CHECK(server.end(SIGTERM) == 0);
    std::stringstream log;
    log << std::ifstream(folder.file("log")).rdbuf();
    CHECK(log.str().find("time zones: tzdata " + names::zone_data()) != std::string::npos);
}

TEST_CASE("a system without time zones is reported") {
    CHECK(names::zone_data().size() >= 5); // e.g. 2026a
    const TempDir folder;
    ::setenv("TZDIR", folder.path().c_str(), 1);
    CHECK_THROWS_AS(names::zone_data(), std::runtime_error);
    CHECK_FALSE(names::is_zone("Europe/Rome"));
    ::unsetenv("TZDIR");
    CHECK(names::is_zone("Europe/Rome"));
}

TEST_CASE("a name that is no zone opens no file") {
    for (const char* name : {"",
                             "Rome",
                             "CET",
                             "GMT",
                             "localtime",
                             "America",
                             "America/Argentina",
                             "Europe/",
                             "/Europe/Rome",
                             "europe/rome",
                             "Europe/Rome ",
                             "Europe/../Europe/Rome",
                             "../zoneinfo/Europe/Rome",
                             "/etc/localtime",
                             "right/Europe/Rome",
                             "posix/Europe/Rome",
                             "Europe//../Rome",
                             "Europe//Rome",
                             "Europe/Rome/",
                             "UTC+1",
                             "Fixed/UTC+01:00:00"}) {
        CAPTURE(name);
        CHECK_FALSE(names::is_zone(name));
        CHECK_FALSE(names::moment_at(name, "2026-10-24T21:00"));
        CHECK_THROWS_AS(names::local_at(name, 0), std::invalid_argument);
    }
}

TEST_CASE("a day begins at the first of two midnights, and after a skipped one") {
    // Havana: back from 01:00 to 00:00 on 1 November 2026. Beirut: forward at midnight on 29 March 2026.
    CHECK(names::ZoneDays("America/Havana").begins("2026-11-01") == INT64_C(1793505600000));
    CHECK(names::ZoneDays("Asia/Beirut").begins("2026-03-29") == INT64_C(1774735200000));
    CHECK(names::local_at("Asia/Beirut", INT64_C(1774735200000)) == "2026-03-29T01:00");
    CHECK(names::day_at("Europe/Rome", -1) == "1970-01-01");
    CHECK(names::day_at("America/New_York", -1) == "1969-12-31");
}
