#include "server/club/calendar.hpp"

#include "protocol/wire/outbound.hpp"

#include <algorithm>
#include <string_view>

namespace germini::club {
namespace {

/// Line length without the line end (RFC 5545, 3.1).
constexpr std::size_t kMostOctets = 75;

/// Escapes a TEXT value (RFC 5545, 3.3.11), so that nothing in it ends the value or the line.
std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\n') {
            out += "\\n";
            continue;
        }
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) continue;
        if (c == '\\' || c == ';' || c == ',') out += '\\';
        out += c;
    }
    return out;
}

/// Appends a line, folded if it is too long, never within a character.
void add_line(std::string& out, std::string_view line) {
    std::size_t room = kMostOctets;
    while (line.size() > room) {
        std::size_t end = room;
        while ((static_cast<unsigned char>(line[end]) & 0xC0) == 0x80) --end;
        out.append(line.substr(0, end)).append("\r\n ");
        line.remove_prefix(end);
        room = kMostOctets - 1;
    }
    out.append(line).append("\r\n");
}

std::string utc(std::int64_t milliseconds) {
    std::string text = protocol::utc_text(milliseconds); // 2026-11-20T20:15:00.000Z
    text.erase(text.find('.'));
    std::erase_if(text, [](char c) { return c == '-' || c == ':'; });
    return text + 'Z';
}

} // namespace

std::string calendar_text(const CalendarEntry& e) {
    std::string out;
    for (const std::string& line :
         {std::string("BEGIN:VCALENDAR"), std::string("VERSION:2.0"),
          std::string("PRODID:-//Germini//Evenings//EN"), std::string("METHOD:PUBLISH"),
          std::string("BEGIN:VEVENT"), "UID:" + escaped(e.id) + "@germini", "DTSTAMP:" + utc(e.changed),
          "SEQUENCE:" + std::to_string(e.version - 1), "DTSTART:" + utc(e.begins), "DTEND:" + utc(e.ends),
          "SUMMARY:" + escaped(e.club + ": " + e.title),
          std::string(e.called_off ? "STATUS:CANCELLED" : "STATUS:CONFIRMED"), std::string("END:VEVENT"),
          std::string("END:VCALENDAR")})
        add_line(out, line);
    return out;
}

} // namespace germini::club
