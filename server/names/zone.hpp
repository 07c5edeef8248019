// Time zones by their names ("Europe/Rome"), and days in them.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace germini::names {

/// There is a time zone of that name, spelt so.
bool is_zone(std::string_view zone);

/// A day as "2026-03-29", if there is such a day: of the years 1970 to 2999.
bool is_day(std::string_view day);

/// Days of a zone, of which it keeps the calendar. Not thread-safe.
class ZoneDays {
public:
    /// Throws std::invalid_argument for an unknown zone.
    explicit ZoneDays(std::string_view zone);
    ZoneDays(const ZoneDays&) = delete;
    ZoneDays& operator=(const ZoneDays&) = delete;
    ~ZoneDays();
    /// The day's first moment there, in milliseconds since 1970; `later`: that many days after it. Nothing
    /// where there is no such day.
    std::optional<std::int64_t> begins(std::string_view day, int later = 0);

private:
    struct Calendar;
    std::unique_ptr<Calendar> calendar_;
};

/// The day that it is there at that moment. Throws std::invalid_argument for what is no zone.
std::string day_at(std::string_view zone, std::int64_t milliseconds);

/// A day and an hour there, as "2026-03-29T21:00", in milliseconds since 1970. Where clocks are put back and
/// the hour comes twice it is the first. Nothing where there is no such moment: the hour that is left out
/// when clocks are put on is none.
std::optional<std::int64_t> moment_at(std::string_view zone, std::string_view local);

/// The same the other way round. Throws std::invalid_argument for what is no zone.
std::string local_at(std::string_view zone, std::int64_t milliseconds);

} // namespace germini::names
