// Slows down guessing: the first wrong answers cost nothing, then each costs twice the wait of the one
// before, up to a maximum. A value type; the owner calls it from one thread.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <map>
#include <string>

namespace germini::account {

class LoginThrottle {
public:
    using Clock = std::chrono::steady_clock;
    using Time = Clock::time_point;

    struct Config {
        int free = 5;                            ///< wrong answers without a wait
        std::chrono::seconds first{1}, most{60}; ///< wait after the next wrong answer, and the longest wait
        std::chrono::minutes forgets{60};        ///< time after the last wrong answer until it is forgotten
    };

    explicit LoginThrottle(const Config& config) : config_(config) {}

    /// Returns the time until `who` may be answered again; 0: now.
    std::chrono::seconds wait(const std::string& who, Time now) const {
        const auto found = wrong_.find(who);
        if (found == wrong_.end() || now >= found->second.until) return std::chrono::seconds(0);
        return std::chrono::ceil<std::chrono::seconds>(found->second.until - now);
    }
    /// Records one more wrong answer.
    void was_wrong(const std::string& who, Time now) {
        if (wrong_.size() >= next_sweep_) sweep(now);
        Wrong& one = wrong_[who];
        if (one.times > 0 && now - one.last >= config_.forgets) one = {};
        one.last = now;
        one.until = now + wait_after(++one.times);
    }
    void was_right(const std::string& who) { wrong_.erase(who); }
    /// Returns the number of names remembered.
    std::size_t size() const { return wrong_.size(); }

private:
    struct Wrong {
        int times = 0;
        Time last{}, until{};
    };
    std::chrono::seconds wait_after(int times) const {
        if (times < config_.free) return std::chrono::seconds(0);
        auto wait = config_.first;
        for (int i = config_.free; i < times && wait < config_.most; ++i) wait *= 2;
        return std::min(wait, config_.most);
    }
    void sweep(Time now) {
        std::erase_if(wrong_, [&](const auto& entry) { return now - entry.second.last >= config_.forgets; });
        next_sweep_ = wrong_.size() * 2 + kFirstSweep;
    }
    static constexpr std::size_t kFirstSweep = 1024;

    Config config_;
    std::map<std::string, Wrong> wrong_;
    std::size_t next_sweep_ = kFirstSweep;
};

} // namespace germini::account
