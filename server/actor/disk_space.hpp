// Free space on the disk of the database: if there is little, nothing new begins.
#pragma once
#include "server/journal/log.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <string>
#include <system_error>

namespace germini::server {

/// May be used from any thread, once watch() has been called.
class DiskSpace {
public:
    using Time = std::chrono::steady_clock::time_point;
    /// Returns the free bytes of the folder's disk.
    using Measure = std::function<std::uintmax_t(const std::string& folder)>;

    /// `least`: number of free bytes below which nothing new begins.
    void watch(std::string folder, std::uintmax_t least, Measure measure = &free_bytes) {
        folder_ = std::move(folder);
        least_ = least;
        measure_ = std::move(measure);
    }
    /// Returns true if less is free; measures at most once per second, and logs changes.
    bool is_low(Time now) const {
        const auto at = now.time_since_epoch().count();
        auto next = next_.load();
        if (at < next || !next_.compare_exchange_strong(next, at + kInterval.count())) return low_;
        free_ = measure_(folder_);
        const bool low = free_ < least_;
        if (low_.exchange(low) == low) return low;
        if (low)
            journal::warn(
                {}, "little free disk space, {} MB: no new guests, tables and matches (--least-space-mb)",
                free_.load() / kMegabyte);
        else
            journal::info({}, "enough free disk space again, {} MB", free_.load() / kMegabyte);
        return low;
    }
    /// Returns the bytes that were free at the last measurement.
    std::uintmax_t free() const { return free_; }
    std::uintmax_t least() const { return least_; }
    /// What a Measure returns for a disk that cannot be measured: it counts as enough.
    static constexpr std::uintmax_t kUnknown = std::numeric_limits<std::uintmax_t>::max();

    static constexpr std::uintmax_t kMegabyte = 1024 * 1024;

private:
    static constexpr std::chrono::nanoseconds kInterval = std::chrono::seconds(1);

    static std::uintmax_t free_bytes(const std::string& folder) {
        std::error_code unknown; // then kUnknown
        return std::filesystem::space(folder, unknown).available;
    }

    std::string folder_;
    std::uintmax_t least_ = 0;
    Measure measure_;
    // What was measured last.
    mutable std::atomic<std::int64_t> next_ = std::chrono::nanoseconds::min().count();
    mutable std::atomic<std::uintmax_t> free_ = 0;
    mutable std::atomic<bool> low_ = false;
};

} // namespace germini::server
