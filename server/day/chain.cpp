#include "server/day/chain.hpp"

#include "server/crypto/hex.hpp"
#include "server/crypto/random.hpp"
#include "server/fair/fair.hpp"
#include "server/journal/log.hpp"
#include "server/names/zone.hpp"

#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <system_error>
#include <unistd.h>

namespace germini::day {
namespace {

using server::Hash256;

constexpr std::string_view kForm = "germini-day-chain/1", kOpened = ".opened";

/// "2026-12-01" as a day of the calendar.
std::chrono::sys_days day_of(std::string_view date) {
    const auto number = [date](std::size_t from, std::size_t length) {
        return std::stoi(std::string(date.substr(from, length)));
    };
    if (!names::is_day(date)) throw std::invalid_argument("not a date: " + std::string(date));
    return std::chrono::year(number(0, 4)) / number(5, 2) / number(8, 2);
}

[[noreturn]] void failed(const std::string& path, const char* why) {
    throw std::runtime_error(path + ": " + why);
}

} // namespace

int days_between(std::string_view from, std::string_view to) {
    return static_cast<int>((day_of(to) - day_of(from)).count());
}

std::string date_after(std::string_view date, int days) {
    const std::chrono::year_month_day day(day_of(date) + std::chrono::days(days));
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(day.year()),
                  static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
    return text.data();
}

Hash256 secret_before(const Hash256& secret) {
    return server::blake2b(std::string(kForm) + " " + std::string(server::as_bytes(secret)));
}

Chain::Chain(std::int64_t number, std::string first, const Hash256& seed)
    : number_(number), first_(std::move(first)), secrets_(kDays, seed) {
    for (std::size_t place = secrets_.size() - 1; place > 0; --place)
        secrets_[place - 1] = secret_before(secrets_[place]);
}

Hash256 Chain::commitment() const { return secret_before(secret(0)); }

std::optional<int> Chain::place_of(std::string_view date) const {
    const int place = days_between(first_, date);
    return place < 0 || place >= kDays ? std::nullopt : std::optional(place);
}

std::optional<Chain> read_chain(const std::string& path) {
    std::error_code missing;
    if (!std::filesystem::exists(path, missing) && !missing) return std::nullopt;
    std::ifstream file(path);
    std::string form, first, seed;
    std::int64_t number = 0;
    if (!(file >> form >> number >> first >> seed)) failed(path, "cannot be read");
    if (form != kForm || !names::is_day(first)) failed(path, "is not a chain of the deal of the day");
    try {
        return Chain(number, first, server::fair_secret(seed));
    } catch (const std::invalid_argument&) { failed(path, "is not a chain of the deal of the day"); }
}

std::string last_opened(const std::string& chain) {
    std::string date;
    std::ifstream(chain + std::string(kOpened)) >> date;
    return date;
}

void note_opened(const std::string& chain, const std::string& date) {
    const std::string path = chain + std::string(kOpened);
    if (!(std::ofstream(path) << date << std::endl)) journal::error({}, "{} cannot be written", path);
}

Chain make_chain(const std::string& path, std::int64_t number, const std::string& first) {
    Hash256 seed{};
    const server::Sealed drawn = server::new_fair_key(&server::random32);
    std::copy(drawn.unsealed().begin(), drawn.unsealed().end(), seed.begin());
    const auto folder = std::filesystem::path(path).parent_path();
    if (!folder.empty()) std::filesystem::create_directories(folder);
    const std::string text = std::string(kForm) + ' ' + std::to_string(number) + ' ' + first + ' ' +
                             server::hex(server::as_bytes(seed)) + '\n';
    constexpr mode_t kOwner = 0600;
    const int file = ::open(path.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, kOwner);
    if (file < 0) throw std::system_error(errno, std::generic_category(), path);
    const bool written =
        ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size()) && ::fsync(file) == 0;
    if (::close(file) != 0 || !written) failed(path, "cannot be written");
    return {number, first, seed};
}

} // namespace germini::day
