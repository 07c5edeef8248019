// An evening as a calendar takes it up: iCalendar (RFC 5545), in UTC, so that no calendar needs to know the
// club's time zone.
#pragma once
#include <cstdint>
#include <string>

namespace germini::club {

struct CalendarEntry {
    std::string id; ///< the same for ever; with it a calendar knows the entry again
    std::string title, club;
    std::int64_t begins = 0, ends = 0, changed = 0; ///< milliseconds since 1970
    std::int64_t version = 1;                       ///< from 1
    bool called_off = false;
};

/// The whole file: lines end with CR and LF, and have at most 75 octets.
std::string calendar_text(const CalendarEntry& entry);

} // namespace germini::club
