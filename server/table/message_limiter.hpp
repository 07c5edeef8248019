// Limits how often greetings or chat messages are passed on, so that nobody drowns the others out.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <utility>
#include <vector>

namespace germini::server {

/// Maximum per span: from one seat or guest, and from the whole table.
struct MessageLimits {
    std::ptrdiff_t one = 0;
    std::size_t table = 0;
};
inline constexpr MessageLimits kEmoteLimits{3, 8}, kChatLimits{5, 16};

/// `Who`: type of the senders that are limited individually, seats or guests.
template <class Who> class MessageLimiter {
public:
    using Moment = std::chrono::steady_clock::time_point;

    MessageLimiter(std::chrono::milliseconds span, MessageLimits most) : span_(span), most_(most) {}

    /// Returns true and counts it if one more message of this sender may be passed on now.
    bool take(Who who, Moment now) {
        std::erase_if(heard_, [this, now](const auto& one) { return now - one.second >= span_; });
        const auto of_one =
            std::count_if(heard_.begin(), heard_.end(), [who](const auto& one) { return one.first == who; });
        if (of_one >= most_.one || heard_.size() >= most_.table) return false;
        heard_.emplace_back(who, now);
        return true;
    }

private:
    std::chrono::milliseconds span_;
    MessageLimits most_;
    std::vector<std::pair<Who, Moment>> heard_; ///< those in the last span, at most `most_.table`
};

} // namespace germini::server
