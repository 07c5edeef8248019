// Times of a table: since when its seats are asked, their clocks, and the schedule of bots' moves, the next
// hand and the end of a halt. Every call is given the current time and what it needs to know of the table.
#pragma once
#include "protocol/wire/bot_pace.hpp"
#include "server/model/events.hpp"
#include "server/table/clocks.hpp"
#include "server/table/game.hpp"
#include "server/table/moment.hpp"
#include "server/table/schedule.hpp"
#include "server/table/settings.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace germini::server {

/// What the times of a table depend on, by seat.
struct TimedSeat {
    bool bot = false;          ///< a bot plays
    bool due = false;          ///< the hand waits for the seat and is not halted
    bool here = false;         ///< the guest plays in person and is connected; needed with limits
    int asked = 0;             ///< number of the event that asks the seat; 0: not asked; needed with limits
    Clocks::Span least_pace{}; ///< shortest time of a bot that is due
    std::optional<AnswerTime> answer_time{}; ///< set by the rules, for a seat that is due
    std::optional<Moment> waited_for;        ///< since when a player of a match under way is waited for
    std::optional<Moment> away;              ///< since when that player is away
};

/// What the times of a table depend on.
struct TimedTable {
    BySeat<TimedSeat> seats;
    bool has_clocks = false;      ///< the table limits the time for a move
    bool rules_set_times = false; ///< the rules of its game limit the time for an answer
    bool hand_open = false;       ///< a hand is under way, halted or not
    bool trick_looked_at = false; ///< a player looks at the last trick before the next one begins
    bool may_open = false;        ///< everybody is ready for the next hand
    bool opens_by_itself = false; ///< the next hand may begin without anybody's "ready"
    bool has_players = false;     ///< at least one guest plays in person
    bool left_alone = false;      ///< a match is under way, not halted, and no player is connected
    std::optional<std::int64_t> halted_until{};          ///< latest end of a halt, in milliseconds UTC
    protocol::BotPace pace = protocol::BotPace::natural; ///< pace of the bots that are due
    Clocks::Span show_pause{}; ///< how long a client may take to show a question; needed with limits
};

class Timekeeper {
public:
    using Time = Schedule::Time;
    using Span = Clocks::Span;

    /// `move`: time for a question. `absence`: allowance for absence per hand.
    Timekeeper(Span move, Span absence) : clocks_(move, absence) {}

    /// Returns since when the seat is asked, if it is due.
    Moment asked_since(Seat seat) const { return asked_since_[seat]; }
    /// Returns since when the next hand is waited for, between two hands.
    Moment between_since() const { return between_since_; }
    /// Returns the seat's remaining allowance for absence in this hand.
    Span absence_left(Seat seat) const { return clocks_.budget(seat); }
    /// Returns when the bot in the seat moves; nullopt if it is not due.
    std::optional<Time> bot_moves_at(Seat seat) const { return schedule_.bots[seat]; }
    std::optional<Time> wakes_at() const { return schedule_.earliest(); }
    /// Returns the displayed end of the time that runs, in milliseconds UTC; nullopt if no time runs.
    std::optional<std::int64_t> displayed_end(bool hand_open) const;

    void set_absence_left(Seat seat, Span left) { clocks_.set_budget(seat, left); }
    /// Records that pending questions are asked from now on.
    void ask_again(Moment now);
    void ask(Seat seat, Moment now) { asked_since_[seat] = now; }
    void begin_hand(Moment now);
    void end_hand(Moment now) { between_since_ = now; }
    /// Stops all clocks, or lets all continue and asks the pending questions again.
    void halt(bool halted, Moment now);
    /// Records that the seat's client shows the question. Returns false if that changes nothing.
    bool shown(Seat seat, int n, Moment now) { return clocks_.shown(seat, n, now.steady); }

    /// Updates the schedule; draws the bots' pace.
    void plan(const TimedTable& table, const TableSettings& limits, Moment now, const Random32& random);
    /// Brings the bots' moves forward to a quicker pace.
    void hurry_bots(protocol::BotPace pace, const TableSettings& limits, Moment now);
    /// Events that are due and have been removed from the schedule.
    struct DueActions {
        /// Moves to play for a seat, by a bot or when time is out.
        std::vector<std::pair<Seat, model::Cause>> moves;
        bool next_hand = false, halt_ends = false, abandon = false, limit = false;
    };
    DueActions wake(SeatSet seats, Moment now);
    /// Returns whether the time of the halt is over, whatever has been done to the system's clock since.
    bool halt_is_over(Moment now) const { return halt_ && now.steady >= halt_->ends; }
    void postpone_hand(Time until) { schedule_.next_hand = until; }
    void postpone_limit(Time until) { schedule_.limit = until; }
    void postpone_move(Seat seat, model::Cause cause, Time until);

private:
    void plan_bots(const TimedTable& table, const TableSettings& limits, Moment now, const Random32& random);
    void plan_clocks(const TimedTable& table, const TableSettings& limits, Moment now,
                     const Random32& random);
    void plan_next_hand(const TimedTable& table, const TableSettings& limits, Moment now,
                        const Random32& random);
    void plan_halts(const TimedTable& table, const TableSettings& limits, Moment now);
    void ask_in_time(Seat seat, const TimedSeat& timed, Span show_pause, const TableSettings& limits,
                     Moment now);
    void update_displayed_end(const TimedTable& table, Moment now);

    /// The end of a halt, by the system's clock and by the monotonic one when it was first planned.
    struct PlannedHalt {
        std::int64_t until = 0; ///< milliseconds UTC
        Time ends;
    };

    BySeat<Moment> asked_since_ = BySeat<Moment>(kMaxSeats); ///< for due seats
    Moment between_since_{};
    Clocks clocks_;
    Schedule schedule_;
    std::optional<PlannedHalt> halt_;
    bool bots_wait_ = false;        ///< bots wait for players who look at the last trick
    bool waits_for_guests_ = false; ///< the next hand begins by itself, but guests may be ready earlier
    std::int64_t ends_ = 0;         ///< displayed end of the running time, in milliseconds UTC
    bool clock_runs_ = false;       ///< a clock runs in the hand under way
};

} // namespace germini::server
