#include "server/journal/seldom.hpp"

namespace germini::journal {

bool Seldom::take_turn(Time now) {
    auto next = next_.load();
    const auto then = (now + kToldOncePer).time_since_epoch().count();
    return now.time_since_epoch().count() >= next && next_.compare_exchange_strong(next, then);
}

void Seldom::happened(Time now, const About& about, const std::string& more) {
    ++all_;
    if (!take_turn(now)) {
        ++untold_;
        return;
    }
    const std::uint64_t before = untold_.exchange(0);
    const std::string text = what_ + (more.empty() ? "" : ": " + more);
    if (before == 0) return say(level_, about, "{}", text);
    say(level_, about, "{} (and {} times before, not logged)", text, before);
}

void Seldom::catch_up(Time now) {
    if (untold_ == 0 || !take_turn(now)) return;
    const std::uint64_t before = untold_.exchange(0);
    if (before != 0) say(level_, {}, "{}: {} more times", what_, before);
}

} // namespace germini::journal
