// An evening as an iCalendar entry (RFC 5545). Times are in UTC, so a calendar need not know the club's time
// zone.
#pragma once
#include <cstdint>
#include <string>

namespace germini::club {

struct CalendarEntry {
    std::string id; ///< permanent identifier, by which a calendar recognises the entry
    std::string title, club;
    std::int64_t begins = 0, ends = 0, changed = 0; ///< milliseconds since 1970
    std::int64_t version = 1;                       ///< from 1
    bool called_off = false;
};

/// Returns the whole file. Lines end with CR LF and have at most 75 octets.
std::string calendar_text(const CalendarEntry& entry);

} // namespace germini::club
