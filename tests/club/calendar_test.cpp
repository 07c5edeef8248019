// The calendar entry, by RFC 5545; and hours of a time zone.
#include "server/club/calendar.hpp"
#include "server/names/zone.hpp"

#include <doctest/doctest.h>
#include <sstream>
#include <string>

using namespace germini;

TEST_CASE(
    "an iCalendar evening is in UTC, escaped, and folded within 75 bytes but never within a character") {
    // 2026-11-20T20:15:00Z and four hours.
    club::CalendarEntry entry{"aaaaaaaaaaaa", "Rossi, Neri; \\ soli", "Accademia", 1795205700000,
                              1795220100000,  1795205700000,          3,           false};
    const std::string text = club::calendar_text(entry);
    CHECK(text.find("DTSTART:20261120T201500Z\r\n") != std::string::npos);
    CHECK(text.find("DTEND:20261121T001500Z\r\n") != std::string::npos);
    CHECK(text.find("SUMMARY:Accademia: Rossi\\, Neri\\; \\\\ soli\r\n") != std::string::npos);
    CHECK(text.find("SEQUENCE:2\r\n") != std::string::npos);
    CHECK(text.find("STATUS:CONFIRMED\r\n") != std::string::npos);
    CHECK(text.starts_with("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"));
    CHECK(text.ends_with("END:VEVENT\r\nEND:VCALENDAR\r\n"));
    entry.called_off = true;
    // Two bytes per letter: it does not fit evenly into a line.
    std::string title;
    for (int i = 0; i < 60; ++i) title += "è";
    entry.title = title + "\nX-EVIL:1";
    const std::string folded = club::calendar_text(entry);
    CHECK(folded.find("STATUS:CANCELLED\r\n") != std::string::npos);
    CHECK(folded.find("\r\nX-EVIL") == std::string::npos);
    std::istringstream lines(folded);
    std::string line, unfolded;
    while (std::getline(lines, line)) {
        REQUIRE(line.ends_with('\r'));
        line.pop_back();
        CHECK(line.size() <= 75);
        const bool goes_on = line.starts_with(' ');
        if (goes_on) CHECK((static_cast<unsigned char>(line[1]) & 0xC0) != 0x80);
        unfolded += goes_on ? line.substr(1) : "\n" + line;
    }
    CHECK(unfolded.find("\nSUMMARY:Accademia: " + title + "\\nX-EVIL:1\n") != std::string::npos);
}

TEST_CASE("the hours of a time zone are right across midnight and where clocks change") {
    const auto at = [](const char* local) { return names::moment_at("Europe/Rome", local); };
    CHECK(at("2026-11-20T21:15") == 1795205700000); // an hour before UTC in winter
    CHECK(at("2026-07-20T21:15") == 1784574900000); // two in summer
    CHECK_FALSE(at("2027-03-28T02:30"));            // is left out
    CHECK(*at("2027-03-28T03:00") - *at("2027-03-28T01:00") == 3'600'000);
    CHECK(*at("2027-10-31T03:00") - *at("2027-10-31T02:00") == 2 * 3'600'000); // the first of two
    for (const char* none : {"2027-02-29T21:00", "2027-03-01T24:00", "2027-03-01T21:60", "2027-03-01 21:00",
                             "2027-03-01T21:0", "x", ""})
        CHECK_FALSE(at(none));
    for (const char* some : {"2026-12-31T23:59", "2027-03-28T03:00", "2027-10-31T02:30"})
        CHECK(names::local_at("Europe/Rome", *at(some)) == some);
    CHECK_FALSE(names::moment_at("Roma", "2026-11-20T21:15"));
}
