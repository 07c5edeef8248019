// The time that the seats of a table have: for each question, and for being away in a hand. Pure: every call
// is told what time it is.
#pragma once
#include "server/table/by_seat.hpp"

#include <chrono>
#include <optional>

namespace germini::server {

class Clocks {
public:
    using Time = std::chrono::steady_clock::time_point;
    using Span = std::chrono::milliseconds;

    /// `move`: for a question, from when it is shown. `absence`: of a hand, for being away; never refilled.
    Clocks() = default;
    Clocks(Span move, Span absence) : move_(move), absence_(absence) { begin_hand(); }

    /// Everybody has all his time for being away again.
    void begin_hand();
    /// What is left to the seat for being away in this hand.
    Span budget(Seat seat) const { return seats_[seat].budget; }
    void set_budget(Seat seat, Span left) { seats_[seat].budget = left; }

    /// The seat is asked what event `n` asks, unless it was already: its time begins when that is shown, at
    /// the latest `pause` from now.
    void ask(Seat seat, int n, Time now, Span pause);
    /// It is asked nothing any more.
    void rest(Seat seat, Time now);
    /// Its page says that the question is to be seen. False: it was asked something else, or its time runs
    /// already.
    bool shown(Seat seat, int n, Time now);
    /// Its guest is there to answer, or is not. While he is not, his time for that is used up first.
    void be_here(Seat seat, bool here, Time now);
    /// Nobody's time runs, or all go on.
    void halt(bool halted, Time now);

    /// When all its time is out, if nothing changes; nothing where no time runs.
    std::optional<Time> out_at(Seat seat) const;
    /// What is left of its time for the question.
    Span left(Seat seat, Time now) const;

private:
    struct Asked {
        int n = 0;     ///< of the question; 0: none
        Time from{};   ///< the time runs from here: what is left is as of then
        Span left{};   ///< for the question
        Span budget{}; ///< for being away
        bool here = false;
        bool shown = false;
    };
    Asked run(Asked asked, Time now) const;

    Span move_{}, absence_{};
    bool halted_ = false;
    BySeat<Asked> seats_ = BySeat<Asked>(kMaxSeats);
};

} // namespace germini::server
