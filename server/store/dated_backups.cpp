#include "server/store/dated_backups.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/store/backup.hpp"
#include "server/store/database.hpp"
#include "server/store/private_files.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <vector>

namespace germini::store {
namespace {

namespace fs = std::filesystem;

/// "2026-11-22T210405.123Z": without colons, which other programs take for the end of a host name.
std::string text_of(std::int64_t moment) {
    std::string text = protocol::utc_text(moment);
    std::erase(text, ':');
    return text;
}

std::optional<std::int64_t> moment_of(const std::string& text) {
    using namespace std::chrono;
    int year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, part = 0, end = 0;
    const int read = std::sscanf(text.c_str(), "%4d-%2d-%2dT%2d%2d%2d.%3dZ%n", &year, &month, &day, &hour,
                                 &minute, &second, &part, &end);
    if (read != 7 || end != static_cast<int>(text.size())) return std::nullopt;
    const year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                              std::chrono::day(static_cast<unsigned>(day))};
    if (!date.ok()) return std::nullopt;
    const auto moment = sys_days(date) + hours(hour) + minutes(minute) + seconds(second) + milliseconds(part);
    const std::int64_t count = duration_cast<milliseconds>(moment.time_since_epoch()).count();
    return text_of(count) == text ? std::optional(count) : std::nullopt;
}

struct Dated {
    std::int64_t moment;
    fs::path file;
};

/// Returns the dated backups of this database up to `now`, the oldest first.
std::vector<Dated> dated(const fs::path& database, const std::string& folder, std::int64_t now) {
    const std::string before = database.stem().string() + "-", after = database.extension().string();
    std::vector<Dated> found;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(before) || !name.ends_with(after) || name.size() < before.size() + after.size())
            continue;
        const auto moment = moment_of(name.substr(before.size(), name.size() - before.size() - after.size()));
        if (moment && *moment <= now && entry.is_regular_file(error))
            found.push_back({*moment, entry.path()});
    }
    std::ranges::sort(found, {}, &Dated::moment);
    return found;
}

} // namespace

std::string backup_name(const std::string& path, std::int64_t moment) {
    const fs::path database(path);
    return database.stem().string() + "-" + text_of(moment) + database.extension().string();
}

std::string back_up_dated(const std::string& path, const std::string& folder, std::size_t keep,
                          std::int64_t now) {
    make_folder(folder, false);
    const fs::path to = fs::path(folder) / backup_name(path, now);
    back_up(path, to.string());
    const std::vector<Dated> all = dated(path, folder, now);
    for (std::size_t i = 0; i + keep < all.size(); ++i) {
        std::error_code error;
        fs::remove(all[i].file, error);
        if (error)
            throw StoreError("The old copy " + all[i].file.string() +
                             " cannot be removed: " + error.message() + ".");
    }
    return to.string();
}

std::optional<std::int64_t> newest_backup(const std::string& path, const std::string& folder,
                                          std::int64_t now) {
    const std::vector<Dated> all = dated(path, folder, now);
    return all.empty() ? std::nullopt : std::optional(all.back().moment);
}

} // namespace germini::store
