// Timed events of a table: bots, the time for a move, the next hand.
#include "server/table/table_state.hpp"

#include <algorithm>

namespace germini::server {

using std::chrono::milliseconds;

bool TableState::pace(GuestKey guest, protocol::BotPace wish, Moment now) {
    const auto before = presences_.pace(seating_);
    presences_.set_pace(guest, wish);
    const auto after = presences_.pace(seating_);
    if (after == before) return false;
    // Moves are only brought forward: changing the pace repeatedly cannot delay a bot.
    if (after > before) times_.hurry_bots(after, settings_, now);
    return true;
}

bool TableState::look_back(GuestKey guest, bool open) {
    const bool before = presences_.looked_back(seating_);
    presences_.set_looks(guest, open);
    return presences_.looked_back(seating_) != before;
}

/// Returns the least time of a bot that thinks: always the whole time of its level, so that it reveals
/// nothing.
milliseconds TableState::least_pace(Seat seat) const {
    const auto level = level_in(seat);
    if (level == protocol::BotLevel::greedy) return milliseconds(0);
    return protocol::thinking_time(level) + settings_.after_thinking;
}

/// Returns how long a client may take to show the question; independent of the cards.
milliseconds TableState::show_pause() const {
    switch (hand_->steps()) {
    case 0:
        return book_.shows_draw() ? settings_.show_draw : settings_.show_move;
    case 1:
        return settings_.show_deal;
    default:
        return settings_.show_move;
    }
}

TimedSeat TableState::timed_seat(Seat seat) const {
    TimedSeat timed;
    timed.bot = bot_in(seat);
    if (answers_are_timed()) {
        timed.asked = asked_at(seat);
        timed.here = plays(seat) && presences_.here_of(seating_.at(seat));
    }
    if (!match_under_way() || !plays(seat)) return timed;
    timed.waited_for = asked_since(seat);
    timed.away = presences_.away_since(*seating_.at(seat)->guest);
    return timed;
}

TimedTable TableState::timed_table() const {
    TimedTable table;
    table.seats = BySeat<TimedSeat>(seating_.size());
    table.has_clocks = row_.seconds.has_value();
    table.rules_set_times = rules_set_times();
    table.hand_open = hand_open();
    table.trick_looked_at = hand_open() && hand_->trick_lies() && presences_.looked_back(seating_);
    table.may_open = may_open();
    table.opens_by_itself = opens_by_itself();
    table.has_players = seating_.playing_guests() > 0;
    table.left_alone = !halt_ && match_under_way() && table.has_players && !presences_.anybody_here(seating_);
    if (halt_) table.halted_until = halt_->until;
    if (answers_are_timed() && hand_open())
        table.show_pause = table.rules_set_times ? settings_.show_move : show_pause();
    const SeatSet due = hand_open() && !halt_ ? hand_->due() : SeatSet();
    bool bots_due = false;
    for (const Seat s : seating_.seats()) {
        TimedSeat& timed = table.seats[s] = timed_seat(s);
        timed.due = due.has(s);
        if (timed.due) timed.answer_time = hand_->answer_time();
        if (timed.due && timed.bot) timed.least_pace = least_pace(s);
        bots_due = bots_due || (timed.due && timed.bot);
    }
    if (bots_due) table.pace = presences_.pace(seating_);
    return table;
}

Absences TableState::plan(Moment now, const Random32& random) {
    times_.plan(timed_table(), settings_, now, random);
    return row_.seconds ? changed_absences() : Absences();
}

/// Returns changed allowances for absence, to be written so that they survive a restart.
Absences TableState::changed_absences() {
    Absences changed;
    if (!hand_open()) return changed;
    for (const model::HandSeat& seat : hand_row().seats) {
        const std::int64_t left = times_.absence_left(seat.seat).count();
        if (left != seat.absence.value_or(whole_absence().count())) changed.emplace_back(seat.seat, left);
    }
    book_.set_absences(changed);
    return changed;
}

bool TableState::shown(Seat seat, TableHand hand, int asked, Moment now) {
    return answers_are_timed() && hand_open() && hand == hand_number() && times_.shown(seat, asked, now);
}

std::optional<ClockView> TableState::clock(Moment now) const {
    const auto ends = times_.displayed_end(hand_open());
    if (!row_.seconds || halt_ || !ends) return std::nullopt;
    ClockView clock;
    clock.ends = *ends;
    clock.left = std::max<std::int64_t>(0, *ends - now.utc);
    for (const Seat s : seating_.seats()) {
        if (bot_in(s)) continue;
        const bool counts =
            hand_open() ? hand_->shown_due().has(s) : seating_.at(s) && !seating_.at(s)->ready;
        if (counts) clock.seats.push_back(s);
    }
    return clock;
}

} // namespace germini::server
