// Time zones by name ("Europe/Rome"), and days in them. Their rules are the system's (the package tzdata), so
// that a change of law needs no new program.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace germini::names {

/// Returns the version of the system's time zones, e.g. "2026a". Throws std::runtime_error if the system
/// lacks them.
std::string zone_data();

/// True if there is a time zone of exactly that name.
bool is_zone(std::string_view zone);

/// True for an existing day such as "2026-03-29", in the years 1970 to 2999.
bool is_day(std::string_view day);

/// Days of one zone, which is looked up once.
class ZoneDays {
public:
    /// Throws std::invalid_argument for an unknown zone.
    explicit ZoneDays(std::string_view zone);
    ZoneDays(const ZoneDays&) = delete;
    ZoneDays& operator=(const ZoneDays&) = delete;
    ~ZoneDays();
    /// Returns the first moment of the day `later` days after `day`, in milliseconds since 1970; empty for an
    /// invalid day.
    std::optional<std::int64_t> begins(std::string_view day, int later = 0) const;

private:
    struct Zone;
    std::unique_ptr<Zone> zone_;
};

/// Returns the day in the zone at that moment. Throws std::invalid_argument for an unknown zone.
std::string day_at(std::string_view zone, std::int64_t milliseconds);

/// Returns a local time such as "2026-03-29T21:00" in milliseconds since 1970. If clocks are put back and the
/// hour occurs twice, returns the first. Empty for an invalid time, including one in the hour skipped when
/// clocks are put forward.
std::optional<std::int64_t> moment_at(std::string_view zone, std::string_view local);

/// Returns the local time of a moment. Throws std::invalid_argument for an unknown zone.
std::string local_at(std::string_view zone, std::int64_t milliseconds);

} // namespace germini::names
