// How often a table hears a greeting: nobody is to drown the others out.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <deque>
#include <utility>

namespace germini::server {

class Greetings {
public:
    using Moment = std::chrono::steady_clock::time_point;
    /// In one span, at most: from one seat, and from all of a table together.
    static constexpr std::ptrdiff_t kASeat = 3;
    static constexpr std::size_t kATable = 8;

    explicit Greetings(std::chrono::milliseconds span) : span_(span) {}

    /// Whether one more from this seat is heard now; if so it counts.
    bool take(int seat, Moment now) {
        while (!heard_.empty() && now - heard_.front().second >= span_) heard_.pop_front();
        const auto of_seat = std::count_if(heard_.begin(), heard_.end(),
                                           [seat](const auto& one) { return one.first == seat; });
        if (of_seat >= kASeat || heard_.size() >= kATable) return false;
        heard_.emplace_back(seat, now);
        return true;
    }

private:
    std::chrono::milliseconds span_;
    std::deque<std::pair<int, Moment>> heard_; ///< at most kATable
};

} // namespace germini::server
