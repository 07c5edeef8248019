// Histogram of commit times in classes of a quarter octave: exact enough for quantiles, and cheap.
#pragma once
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace germini::store {

class CommitTimes {
public:
    /// The first class ends at 8 µs, the last but one at 8 µs · 2^20 (over 8 s). The last has all longer
    /// times.
    static constexpr std::size_t kClasses = 82;
    static constexpr double kFirst = 8e-6;
    static constexpr double kPerOctave = 4;

    /// Returns the longest time of a class in seconds; the last class has no limit.
    static double most(std::size_t place) {
        return kFirst * std::exp2(static_cast<double>(place) / kPerOctave);
    }
    void add(std::chrono::steady_clock::duration took) {
        const double seconds = std::chrono::duration<double>(took).count();
        std::size_t place = 0;
        if (seconds > kFirst) {
            const double at = std::ceil(std::log2(seconds / kFirst) * kPerOctave);
            place = at < static_cast<double>(kClasses - 1) ? static_cast<std::size_t>(at) : kClasses - 1;
        }
        counts_[place].fetch_add(1, std::memory_order_relaxed);
        nanoseconds_.fetch_add(
            static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(took).count()),
            std::memory_order_relaxed);
    }
    /// Returns the number of commits in one class.
    std::uint64_t count(std::size_t place) const { return counts_[place].load(std::memory_order_relaxed); }
    double seconds() const { return static_cast<double>(nanoseconds_.load(std::memory_order_relaxed)) / 1e9; }

private:
    std::array<std::atomic<std::uint64_t>, kClasses> counts_{};
    std::atomic<std::uint64_t> nanoseconds_ = 0;
};

} // namespace germini::store
