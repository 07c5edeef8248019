#include "server/journal/throttled_log.hpp"

namespace germini::journal {

bool ThrottledLog::take_turn(Time now) {
    auto next = next_.load();
    const auto then = (now + kLogInterval).time_since_epoch().count();
    return now.time_since_epoch().count() >= next && next_.compare_exchange_strong(next, then);
}

bool ThrottledLog::report(Time now, const LogContext& context, const std::string& more) {
    ++all_;
    if (!take_turn(now)) {
        ++suppressed_;
        return false;
    }
    write(context, more);
    return true;
}

void ThrottledLog::report_now(Time now, const LogContext& context, const std::string& more) {
    ++all_;
    next_ = (now + kLogInterval).time_since_epoch().count();
    write(context, more);
}

void ThrottledLog::write(const LogContext& context, const std::string& more) {
    const std::uint64_t before = suppressed_.exchange(0);
    const std::string text = what_ + (more.empty() ? "" : ": " + more);
    if (before == 0) return log(level_, context, "{}", text);
    log(level_, context, "{} (and {} times before, not logged)", text, before);
}

void ThrottledLog::catch_up(Time now) {
    if (suppressed_ == 0 || !take_turn(now)) return;
    const std::uint64_t before = suppressed_.exchange(0);
    if (before != 0) log(level_, {}, "{}: {} more times", what_, before);
}

} // namespace germini::journal
