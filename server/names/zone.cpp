#include "server/names/zone.hpp"

#include <array>
#include <charconv>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <unicode/gregocal.h>
#include <unicode/timezone.h>

namespace germini::names {
namespace {

constexpr int kFirstYear = 1970, kLastYear = 2999;
constexpr std::size_t kMostZone = 64;

struct Day {
    int year = 0, month = 0, day = 0;
};

std::optional<int> digits(std::string_view text) {
    int value = 0;
    const char* const end = text.data() + text.size();
    for (const char c : text)
        if (c < '0' || c > '9') return std::nullopt;
    const auto read = std::from_chars(text.data(), end, value);
    return read.ec == std::errc() && read.ptr == end ? std::optional(value) : std::nullopt;
}

std::optional<Day> read_day(std::string_view text) {
    constexpr std::array kDays{31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
    const auto year = digits(text.substr(0, 4)), month = digits(text.substr(5, 2)),
               day = digits(text.substr(8));
    if (!year || !month || !day || *year < kFirstYear || *year > kLastYear) return std::nullopt;
    if (*month < 1 || *month > 12 || *day < 1 || *day > kDays.at(static_cast<std::size_t>(*month - 1)))
        return std::nullopt;
    const bool leap = (*year % 4 == 0 && *year % 100 != 0) || *year % 400 == 0;
    if (*month == 2 && *day == 29 && !leap) return std::nullopt;
    return Day{*year, *month, *day};
}

std::unique_ptr<icu::TimeZone> zone_of(std::string_view name) {
    if (name.empty() || name.size() > kMostZone) return nullptr;
    const auto id =
        icu::UnicodeString::fromUTF8(icu::StringPiece(name.data(), static_cast<int>(name.size())));
    std::unique_ptr<icu::TimeZone> zone(icu::TimeZone::createTimeZone(id));
    icu::UnicodeString found;
    // ICU returns another zone for an unknown name, so the id is compared. Offsets are not accepted as names.
    const bool named = name == "UTC" || name.find('/') != std::string_view::npos;
    return named && zone && *zone != icu::TimeZone::getUnknown() && zone->getID(found) == id ? std::move(zone)
                                                                                             : nullptr;
}

} // namespace

bool is_zone(std::string_view zone) { return zone_of(zone) != nullptr; }

bool is_day(std::string_view day) { return read_day(day).has_value(); }

struct ZoneDays::Calendar {
    explicit Calendar(std::unique_ptr<icu::TimeZone> zone) : of(zone.release(), error) {
        // Midnight, or the first moment after it if clocks are put forward at that hour.
        of.setSkippedWallTimeOption(UCAL_WALLTIME_NEXT_VALID);
    }
    UErrorCode error = U_ZERO_ERROR;
    icu::GregorianCalendar of;
};

ZoneDays::ZoneDays(std::string_view zone) {
    auto of = zone_of(zone);
    if (!of) throw std::invalid_argument("unknown time zone " + std::string(zone));
    calendar_ = std::make_unique<Calendar>(std::move(of));
}
ZoneDays::~ZoneDays() = default;

std::optional<std::int64_t> ZoneDays::begins(std::string_view day, int later) {
    const auto read = read_day(day);
    if (!read) return std::nullopt;
    UErrorCode error = calendar_->error;
    icu::GregorianCalendar& calendar = calendar_->of;
    calendar.clear();
    calendar.set(read->year, read->month - 1, read->day, 0, 0, 0);
    if (later != 0) calendar.add(UCAL_DATE, later, error);
    const UDate at = calendar.getTime(error);
    if (U_FAILURE(error)) return std::nullopt;
    return static_cast<std::int64_t>(at);
}

std::string day_at(std::string_view zone, std::int64_t milliseconds) {
    auto of = zone_of(zone);
    if (!of) throw std::invalid_argument("unknown time zone " + std::string(zone));
    UErrorCode error = U_ZERO_ERROR;
    icu::GregorianCalendar calendar(of.release(), error);
    calendar.setTime(static_cast<UDate>(milliseconds), error);
    char text[32];
    std::snprintf(text, sizeof text, "%04d-%02d-%02d", calendar.get(UCAL_YEAR, error),
                  calendar.get(UCAL_MONTH, error) + 1, calendar.get(UCAL_DATE, error));
    return text;
}

std::optional<std::int64_t> moment_at(std::string_view zone, std::string_view local) {
    constexpr std::size_t kLocal = 16;
    if (local.size() != kLocal || local[10] != 'T' || local[13] != ':') return std::nullopt;
    auto of = zone_of(zone);
    const auto day = read_day(local.substr(0, 10));
    const auto hour = digits(local.substr(11, 2)), minute = digits(local.substr(14));
    if (!of || !day || !hour || !minute || *hour > 23 || *minute > 59) return std::nullopt;
    UErrorCode error = U_ZERO_ERROR;
    icu::GregorianCalendar calendar(of.release(), error);
    calendar.clear();
    calendar.setRepeatedWallTimeOption(UCAL_WALLTIME_FIRST);
    calendar.set(day->year, day->month - 1, day->day, *hour, *minute, 0);
    const UDate at = calendar.getTime(error);
    if (U_FAILURE(error)) return std::nullopt;
    const auto moment = static_cast<std::int64_t>(at);
    // For a skipped hour the calendar returns another moment.
    return local_at(zone, moment) == local ? std::optional(moment) : std::nullopt;
}

std::string local_at(std::string_view zone, std::int64_t milliseconds) {
    auto of = zone_of(zone);
    if (!of) throw std::invalid_argument("unknown time zone " + std::string(zone));
    UErrorCode error = U_ZERO_ERROR;
    icu::GregorianCalendar calendar(of.release(), error);
    calendar.setTime(static_cast<UDate>(milliseconds), error);
    char text[48];
    std::snprintf(text, sizeof text, "%04d-%02d-%02dT%02d:%02d", calendar.get(UCAL_YEAR, error),
                  calendar.get(UCAL_MONTH, error) + 1, calendar.get(UCAL_DATE, error),
                  calendar.get(UCAL_HOUR_OF_DAY, error), calendar.get(UCAL_MINUTE, error));
    return text;
}

} // namespace germini::names
