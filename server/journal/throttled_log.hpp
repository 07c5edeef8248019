// A rate-limited log message: at most one line per minute, with a repeat count.
#pragma once
#include "server/journal/log.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace germini::journal {

inline constexpr std::chrono::minutes kLogInterval{1};

/// Callable from any thread.
class ThrottledLog {
public:
    using Time = std::chrono::steady_clock::time_point;

    ThrottledLog(Level level, std::string what) : level_(level), what_(std::move(what)) {}

    /// Logs the event with the number not logged since the last line, or counts it if that line is less than
    /// a minute old. `more` describes this occurrence only. Returns whether it was logged.
    bool report(Time now, const LogContext& context, const std::string& more);
    /// Logs the event even if the last line is younger.
    void report_now(Time now, const LogContext& context, const std::string& more);
    /// Logs the number of counted events once the minute is over. Call it from time to time.
    void catch_up(Time now);
    std::uint64_t count() const { return all_; }             ///< total since the start
    std::uint64_t suppressed() const { return suppressed_; } ///< not logged since the last line
    void forget_suppressed() { suppressed_ = 0; }

private:
    bool take_turn(Time now);
    void write(const LogContext& context, const std::string& more);

    const Level level_;
    const std::string what_;
    std::atomic<std::uint64_t> all_ = 0, suppressed_ = 0;
    std::atomic<Time::rep> next_ = Time::min().time_since_epoch().count();
};

} // namespace germini::journal
