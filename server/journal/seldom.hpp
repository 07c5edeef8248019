// An event that may come often, and is told in the log once a minute at most, with how often it came.
#pragma once
#include "server/journal/say.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace germini::journal {

inline constexpr std::chrono::minutes kToldOncePer{1};

/// From any thread.
class Seldom {
public:
    using Time = std::chrono::steady_clock::time_point;

    Seldom(Level level, std::string what) : level_(level), what_(std::move(what)) {}

    /// Tells it, with how many came since it was told last; or counts it, where that is less than a minute
    /// ago. `more` is of this one alone.
    void happened(Time now, const About& about, const std::string& more);
    /// Tells how many were counted, where a minute is over. To be called now and then.
    void catch_up(Time now);
    std::uint64_t count() const { return all_; } ///< since the start

private:
    bool take_turn(Time now);

    const Level level_;
    const std::string what_;
    std::atomic<std::uint64_t> all_ = 0, untold_ = 0;
    std::atomic<Time::rep> next_ = Time::min().time_since_epoch().count();
};

} // namespace germini::journal
