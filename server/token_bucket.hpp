// A token bucket stored in one atomic number, the time at which it will be full again. Thread-safe.
#pragma once
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>

namespace germini::server {

/// A rate per second, and the burst allowed after a pause.
struct Rate {
    double per_second = 10;
    double burst = 20;
};

class TokenBucket {
public:
    using Clock = std::chrono::steady_clock;

    explicit TokenBucket(const Rate& rate)
        : interval_(static_cast<std::int64_t>(1e9 / std::max(rate.per_second, 1e-6))),
          span_(static_cast<std::int64_t>(static_cast<double>(interval_) * std::max(rate.burst, 1.0))) {}

    /// Takes one token; false if the bucket is empty.
    bool take(Clock::time_point at = Clock::now()) {
        const std::int64_t now = at.time_since_epoch().count();
        std::int64_t full = full_.load(std::memory_order_relaxed);
        for (;;) {
            const std::int64_t next = std::max(full, now) + interval_;
            if (next - now > span_) return false;
            if (full_.compare_exchange_weak(full, next, std::memory_order_relaxed)) return true;
        }
    }
    /// Returns true if the bucket is empty.
    bool spent(Clock::time_point at = Clock::now()) const {
        const std::int64_t now = at.time_since_epoch().count();
        return std::max(full_.load(std::memory_order_relaxed), now) + interval_ - now > span_;
    }
    /// Returns the time in which one token is refilled, rounded up to seconds.
    std::chrono::seconds one() const {
        return std::chrono::ceil<std::chrono::seconds>(std::chrono::nanoseconds(interval_));
    }
    /// Returns true if the bucket is full again.
    bool full(Clock::time_point at = Clock::now()) const {
        return full_.load(std::memory_order_relaxed) <= at.time_since_epoch().count();
    }

private:
    static_assert(std::is_same_v<Clock::duration, std::chrono::nanoseconds>);
    std::int64_t interval_, span_;
    std::atomic<std::int64_t> full_{0};
};

} // namespace germini::server
