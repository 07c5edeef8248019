#include "server/names/zone.hpp"

#include <algorithm>
#include <cctz/civil_time.h>
#include <cctz/time_zone.h>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace germini::names {
namespace {

constexpr int kFirstYear = 1970, kLastYear = 2999;
constexpr std::size_t kMostZone = 64;
constexpr std::int64_t kSecond = 1000; // milliseconds

using Seconds = cctz::time_point<cctz::seconds>;

std::optional<int> digits(std::string_view text) {
    int value = 0;
    const char* const end = text.data() + text.size();
    for (const char c : text)
        if (c < '0' || c > '9') return std::nullopt;
    const auto read = std::from_chars(text.data(), end, value);
    return read.ec == std::errc() && read.ptr == end ? std::optional(value) : std::nullopt;
}

std::optional<cctz::civil_day> read_day(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
    const auto year = digits(text.substr(0, 4)), month = digits(text.substr(5, 2)),
               day = digits(text.substr(8));
    if (!year || !month || !day || *year < kFirstYear || *year > kLastYear) return std::nullopt;
    const cctz::civil_day read(*year, *month, *day);
    const bool exists = read.month() == *month && read.day() == *day;
    return exists ? std::optional(read) : std::nullopt;
}

std::filesystem::path zone_folder() {
    const char* const folder = std::getenv("TZDIR"); // as cctz does
    return folder != nullptr && *folder != '\0' ? folder : "/usr/share/zoneinfo";
}

/// Returns true for the form of a name in the system's data. Names become file names.
bool is_zone_name(std::string_view name) {
    if (name == "UTC") return true;
    const bool plain = std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '/' ||
               c == '_' || c == '-' || c == '+';
    });
    if (!plain || name.size() > kMostZone || name.find('/') == std::string_view::npos) return false;
    // Folders of the system with other versions of all zones: with leap seconds, and without.
    if (name.starts_with("right/") || name.starts_with("posix/")) return false;
    return !name.starts_with('/') && !name.ends_with('/') && name.find("//") == std::string_view::npos;
}

std::optional<cctz::time_zone> find_zone(std::string_view name) {
    if (name == "UTC") return cctz::utc_time_zone();
    // The library keeps every name that it has once looked for.
    std::error_code error;
    if (!is_zone_name(name) || !std::filesystem::is_regular_file(zone_folder() / name, error))
        return std::nullopt;
    cctz::time_zone zone;
    return cctz::load_time_zone(std::string(name), &zone) ? std::optional(zone) : std::nullopt;
}

cctz::time_zone zone_of(std::string_view name) {
    const auto zone = find_zone(name);
    if (!zone) throw std::invalid_argument("unknown time zone " + std::string(name));
    return *zone;
}

std::int64_t milliseconds(Seconds at) { return at.time_since_epoch().count() * kSecond; }

cctz::civil_second civil_at(std::string_view zone, std::int64_t milliseconds) {
    const auto at = std::chrono::floor<cctz::seconds>(std::chrono::milliseconds(milliseconds));
    return cctz::convert(Seconds(at), zone_of(zone));
}

} // namespace

std::string zone_data() {
    std::ifstream file(zone_folder() / "tzdata.zi");
    std::string hash, word, version;
    if (file >> hash >> word >> version && hash == "#" && word == "version") return version;
    if (!find_zone("Europe/Rome"))
        throw std::runtime_error("No time zones in " + zone_folder().string() +
                                 ": install the package tzdata.");
    return "of unknown version";
}

bool is_zone(std::string_view zone) { return find_zone(zone).has_value(); }

bool is_day(std::string_view day) { return read_day(day).has_value(); }

struct ZoneDays::Zone {
    cctz::time_zone of;
};

ZoneDays::ZoneDays(std::string_view zone) : zone_(std::make_unique<Zone>(Zone{zone_of(zone)})) {}
ZoneDays::~ZoneDays() = default;

std::optional<std::int64_t> ZoneDays::begins(std::string_view day, int later) const {
    const auto read = read_day(day);
    if (!read) return std::nullopt;
    const auto midnight = zone_->of.lookup(cctz::civil_second(*read + later));
    // If clocks are put forward at midnight, the day begins with the next moment.
    return milliseconds(midnight.kind == cctz::time_zone::civil_lookup::SKIPPED ? midnight.trans
                                                                                : midnight.pre);
}

std::string day_at(std::string_view zone, std::int64_t milliseconds) {
    return local_at(zone, milliseconds).substr(0, 10);
}

std::optional<std::int64_t> moment_at(std::string_view zone, std::string_view local) {
    constexpr std::size_t kLocal = 16;
    if (local.size() != kLocal || local[10] != 'T' || local[13] != ':') return std::nullopt;
    const auto of = find_zone(zone);
    const auto day = read_day(local.substr(0, 10));
    const auto hour = digits(local.substr(11, 2)), minute = digits(local.substr(14));
    if (!of || !day || !hour || !minute || *hour > 23 || *minute > 59) return std::nullopt;
    const auto at = of->lookup(cctz::civil_second(day->year(), day->month(), day->day(), *hour, *minute));
    if (at.kind == cctz::time_zone::civil_lookup::SKIPPED) return std::nullopt;
    return milliseconds(at.pre);
}

std::string local_at(std::string_view zone, std::int64_t milliseconds) {
    const cctz::civil_second at = civil_at(zone, milliseconds);
    char text[64];
    std::snprintf(text, sizeof text, "%04lld-%02d-%02dT%02d:%02d", static_cast<long long>(at.year()),
                  at.month(), at.day(), at.hour(), at.minute());
    return text;
}

} // namespace germini::names
