// Time allowances of a table's seats: for each question, and for absence in a hand. Pure: every call is given
// the current time.
#pragma once
#include "server/table/by_seat.hpp"

#include <chrono>
#include <optional>

namespace germini::server {

class Clocks {
public:
    using Time = std::chrono::steady_clock::time_point;
    using Span = std::chrono::milliseconds;

    /// `move`: time for a question, from when it is shown. `absence`: allowance for absence per hand; never
    /// refilled within it.
    Clocks() = default;
    Clocks(Span move, Span absence) : move_(move), absence_(absence) { begin_hand(); }

    /// Resets every seat's allowance for absence.
    void begin_hand();
    /// Returns the seat's remaining allowance for absence in this hand.
    Span budget(Seat seat) const { return seats_[seat].budget; }
    void set_budget(Seat seat, Span left) { seats_[seat].budget = left; }

    /// Asks the seat the question of event `n`, unless it was asked already. The time begins when the
    /// question is shown, at the latest `pause` from now. `time`: set by the rules for this question, in
    /// place of the table's; absence is not allowed for then.
    void ask(Seat seat, int n, Time now, Span pause, std::optional<Span> time = {});
    /// Ends the seat's question.
    void rest(Seat seat, Time now);
    /// Records that the client shows the question. Returns false if the seat is asked something else or its
    /// time already runs.
    bool shown(Seat seat, int n, Time now);
    /// Records whether the seat's guest is connected. While they are absent, their allowance for absence is
    /// used up first.
    void be_here(Seat seat, bool here, Time now);
    /// Stops all clocks, or lets all continue.
    void halt(bool halted, Time now);

    /// Returns when all of the seat's time will be used up if nothing changes; nullopt if no time runs.
    std::optional<Time> out_at(Seat seat) const;
    /// Returns the seat's remaining time for the question.
    Span left(Seat seat, Time now) const;

private:
    struct Asked {
        int n = 0;     ///< number of the event that asks; 0: none
        Time from{};   ///< start of the running time; `left` and `budget` are as of then
        Span left{};   ///< remaining time for the question
        Span budget{}; ///< remaining allowance for absence
        bool here = false;
        bool shown = false;
        bool strict = false; ///< absence is not allowed for
        Span allowed() const { return here || strict ? Span::zero() : budget; }
    };
    Asked run(Asked asked, Time now) const;

    Span move_{}, absence_{};
    bool halted_ = false;
    BySeat<Asked> seats_ = BySeat<Asked>(kMaxSeats);
};

} // namespace germini::server
