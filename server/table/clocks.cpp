#include "server/table/clocks.hpp"

#include <algorithm>

namespace germini::server {

void Clocks::begin_hand() {
    for (Seat& seat : seats_) {
        seat.budget = absence_;
        seat.n = 0;
    }
}

/// The seat as it stands at this time.
Clocks::Seat Clocks::run(Seat seat, Time now) const {
    if (halted_ || seat.n == 0 || now <= seat.from) return seat;
    auto passed = std::chrono::duration_cast<Span>(now - seat.from);
    seat.from += passed;
    if (!seat.here) {
        const Span used = std::min(passed, seat.budget);
        seat.budget -= used;
        passed -= used;
    }
    seat.left = std::max(seat.left - passed, Span::zero());
    return seat;
}

void Clocks::ask(int seat, int n, Time now, Span pause) {
    Seat& asked = of(seat);
    if (asked.n == n) return;
    asked = run(asked, now);
    asked.n = n;
    asked.left = move_;
    asked.shown = false;
    asked.from = now + pause;
}

void Clocks::rest(int seat, Time now) {
    of(seat) = run(of(seat), now);
    of(seat).n = 0;
}

bool Clocks::shown(int seat, int n, Time now) {
    Seat& asked = of(seat);
    if (asked.n != n || n == 0 || asked.shown || halted_) return false;
    asked.shown = true;
    if (asked.from <= now) return false;
    asked.from = now;
    return true;
}

void Clocks::be_here(int seat, bool here, Time now) {
    Seat& one = of(seat);
    if (one.here == here) return;
    one = run(one, now);
    one.here = here;
}

void Clocks::halt(bool halted, Time now) {
    if (halted == halted_) return;
    for (Seat& seat : seats_) {
        if (halted)
            seat = run(seat, now);
        else
            seat.from = std::max(seat.from, now);
    }
    halted_ = halted;
}

std::optional<Clocks::Time> Clocks::out_at(int seat) const {
    const Seat& asked = of(seat);
    if (halted_ || asked.n == 0) return std::nullopt;
    return asked.from + asked.left + (asked.here ? Span::zero() : asked.budget);
}

Clocks::Span Clocks::left(int seat, Time now) const { return run(of(seat), now).left; }

} // namespace germini::server
