#include "server/table/clocks.hpp"

#include <algorithm>

namespace germini::server {

void Clocks::begin_hand() {
    for (Asked& asked : seats_) {
        asked.budget = absence_;
        asked.n = 0;
    }
}

/// Returns `asked` with the time until `now` used up.
Clocks::Asked Clocks::run(Asked asked, Time now) const {
    if (halted_ || asked.n == 0 || now <= asked.from) return asked;
    auto passed = std::chrono::duration_cast<Span>(now - asked.from);
    asked.from += passed;
    const Span used = std::min(passed, asked.allowed());
    asked.budget -= used;
    passed -= used;
    asked.left = std::max(asked.left - passed, Span::zero());
    return asked;
}

void Clocks::ask(Seat seat, int n, Time now, Span pause, std::optional<Span> time) {
    Asked& asked = seats_[seat];
    if (asked.n == n) return;
    asked = run(asked, now);
    asked.n = n;
    asked.left = time.value_or(move_);
    asked.strict = time.has_value();
    asked.shown = false;
    asked.from = now + pause;
}

void Clocks::rest(Seat seat, Time now) {
    seats_[seat] = run(seats_[seat], now);
    seats_[seat].n = 0;
}

bool Clocks::shown(Seat seat, int n, Time now) {
    Asked& asked = seats_[seat];
    if (asked.n != n || n == 0 || asked.shown || halted_) return false;
    asked.shown = true;
    if (asked.from <= now) return false;
    asked.from = now;
    return true;
}

void Clocks::be_here(Seat seat, bool here, Time now) {
    Asked& one = seats_[seat];
    if (one.here == here) return;
    one = run(one, now);
    one.here = here;
}

void Clocks::halt(bool halted, Time now) {
    if (halted == halted_) return;
    for (Asked& asked : seats_) {
        if (halted)
            asked = run(asked, now);
        else
            asked.from = std::max(asked.from, now);
    }
    halted_ = halted;
}

std::optional<Clocks::Time> Clocks::out_at(Seat seat) const {
    const Asked& asked = seats_[seat];
    if (halted_ || asked.n == 0) return std::nullopt;
    return asked.from + asked.left + asked.allowed();
}

Clocks::Span Clocks::left(Seat seat, Time now) const { return run(seats_[seat], now).left; }

} // namespace germini::server
