#include "server/table/timekeeper.hpp"

#include <algorithm>

namespace germini::server {

namespace {

using std::chrono::milliseconds;

/// Removes the time from the schedule and returns true if it is due.
bool taken(std::optional<Schedule::Time>& time, Schedule::Time now) {
    if (!time || *time > now) return false;
    time.reset();
    return true;
}

/// Returns a bot's shortest and longest thinking time at this pace.
std::pair<milliseconds, milliseconds> span(protocol::BotPace pace, const TableSettings& limits) {
    switch (pace) {
    case protocol::BotPace::immediate:
        return {milliseconds(0), milliseconds(0)};
    case protocol::BotPace::quick:
        return {std::min(limits.quick_bot_least, limits.bot_least),
                std::min(limits.quick_bot_most, limits.bot_most)};
    case protocol::BotPace::natural:
        break;
    }
    return {limits.bot_least, limits.bot_most};
}

/// Draws a bot's thinking time at this pace, independently of the cards, so that it reveals nothing about the
/// bot's hand.
milliseconds bot_pace(protocol::BotPace pace, const TableSettings& limits, const Random32& random) {
    const auto [least, most] = span(pace, limits);
    if (most <= least) return least;
    const auto steps = static_cast<std::uint64_t>((most - least).count()) + 1;
    return least + milliseconds(random() * steps >> 32u);
}

bool is_answer(const AnswerTime& time) { return time.kind == AnswerTime::Kind::answer; }

milliseconds span_of(const AnswerTime& time, const TableSettings& limits) {
    if (is_answer(time)) return time.seconds;
    return time.kind == AnswerTime::Kind::first_look ? limits.first_look : limits.next_card;
}

/// Draws the time of a bot that is due. A hand that goes on by itself takes the usual time with it too, and
/// an answer is given within its time.
milliseconds bot_time(const TimedSeat& seat, protocol::BotPace pace, const TableSettings& limits,
                      const Random32& random) {
    const auto drawn = std::max(bot_pace(pace, limits, random), seat.least_pace);
    if (!seat.answer_time || pace == protocol::BotPace::immediate) return drawn;
    const milliseconds time = span_of(*seat.answer_time, limits);
    return is_answer(*seat.answer_time) ? std::min(drawn, time) : time;
}

} // namespace

std::optional<std::int64_t> Timekeeper::displayed_end(bool hand_open) const {
    const bool runs = hand_open ? clock_runs_ : schedule_.next_hand.has_value();
    return runs ? std::optional(ends_) : std::nullopt;
}

void Timekeeper::ask_again(Moment now) {
    asked_since_.fill(now);
    between_since_ = now;
}

void Timekeeper::begin_hand(Moment now) {
    asked_since_.fill(now);
    clocks_.begin_hand();
}

void Timekeeper::halt(bool halted, Moment now) {
    if (!halted) ask_again(now);
    clocks_.halt(halted, now.steady);
}

void Timekeeper::plan(const TimedTable& table, const TableSettings& limits, Moment now,
                      const Random32& random) {
    plan_bots(table, limits, now, random);
    if (table.has_clocks || table.rules_set_times) plan_clocks(table, limits, now, random);
    plan_next_hand(table, limits, now, random);
    plan_halts(table, limits, now);
}

void Timekeeper::plan_bots(const TimedTable& table, const TableSettings& limits, Moment now,
                           const Random32& random) {
    const bool waits = table.trick_looked_at;
    const bool let_go = std::exchange(bots_wait_, waits) && !waits;
    for (const Seat s : SeatSet::all(table.seats.size())) {
        const TimedSeat& seat = table.seats[s];
        auto& bot = schedule_.bots[s];
        if (!seat.due || !seat.bot)
            bot.reset();
        else if (!bot)
            bot = now.steady + bot_time(seat, table.pace, limits, random);
        if (!bot) continue;
        if (const auto end = asked_since_[s].steady + limits.look_back; waits && end > now.steady)
            bot = end;
        else if (let_go)
            bot = std::min(*bot, now.steady + span(table.pace, limits).first);
    }
}

/// Schedules the next hand if it begins by itself. Guests who come and go do not postpone it.
void Timekeeper::plan_next_hand(const TimedTable& table, const TableSettings& limits, Moment now,
                                const Random32& random) {
    if (schedule_.next_hand && table.may_open) return; // postponed, and tried again
    const auto before = std::exchange(schedule_.next_hand, std::nullopt);
    const bool waited = std::exchange(waits_for_guests_, false);
    if (!table.opens_by_itself) return;
    if (!table.has_players) {
        schedule_.next_hand = now.steady + bot_pace(table.pace, limits, random);
    } else if (table.has_clocks) {
        waits_for_guests_ = true;
        schedule_.next_hand = before && waited ? *before : now.steady + limits.between;
        if (!before || !waited) ends_ = now.utc + milliseconds(limits.between).count();
    }
}

/// Updates the clocks of the seats that are asked: the time for the move, and the allowance for absence.
void Timekeeper::plan_clocks(const TimedTable& table, const TableSettings& limits, Moment now,
                             const Random32& random) {
    for (const Seat s : SeatSet::all(table.seats.size())) {
        const TimedSeat& seat = table.seats[s];
        if (seat.asked == 0)
            clocks_.rest(s, now.steady);
        else
            ask_in_time(s, seat, table.show_pause, limits, now);
        clocks_.be_here(s, seat.here, now.steady);
        auto& late = schedule_.late[s];
        const auto out = seat.asked == 0 || seat.bot ? std::nullopt : clocks_.out_at(s);
        // Uses a bot's usual pace, so that the delay reveals nothing. What the rules time is not a secret.
        if (!out)
            late.reset();
        else if (seat.answer_time)
            late = out;
        else if (!late || *late < *out)
            late = *out + bot_pace(protocol::BotPace::natural, limits, random);
        else
            late = std::min(*late, *out + limits.bot_most);
    }
    update_displayed_end(table, now);
}

void Timekeeper::ask_in_time(Seat seat, const TimedSeat& timed, Span show_pause, const TableSettings& limits,
                             Moment now) {
    const auto& own = timed.answer_time;
    if (!own) return clocks_.ask(seat, timed.asked, now.steady, show_pause);
    clocks_.ask(seat, timed.asked, now.steady, is_answer(*own) ? show_pause : Span::zero(),
                span_of(*own, limits));
}

/// Updates the displayed end: the earliest moment at which an asked seat runs out of the table's time, as
/// things stand.
void Timekeeper::update_displayed_end(const TimedTable& table, Moment now) {
    if (!table.hand_open) return;
    std::optional<Time> first;
    for (const Seat s : SeatSet::all(table.seats.size())) {
        const bool shown = !table.seats[s].bot && !table.seats[s].answer_time;
        const auto out = shown ? clocks_.out_at(s) : std::nullopt;
        if (out && (!first || *out < *first)) first = out;
    }
    clock_runs_ = first.has_value();
    if (first) ends_ = now.utc + std::chrono::duration_cast<milliseconds>(*first - now.steady).count();
}

/// Schedules the end of a halt, the halt of a match without players, and the end of the time that a guest is
/// waited for.
void Timekeeper::plan_halts(const TimedTable& table, const TableSettings& limits, Moment now) {
    if (!table.halted_until)
        halt_.reset();
    else if (!halt_ || halt_->until != *table.halted_until)
        halt_ =
            PlannedHalt{*table.halted_until,
                        now.steady + milliseconds(std::max<std::int64_t>(*table.halted_until - now.utc, 0))};
    schedule_.halt_ends = halt_ ? std::optional(halt_->ends) : std::nullopt;
    if (!table.left_alone)
        schedule_.abandon.reset();
    else if (!schedule_.abandon)
        schedule_.abandon = now.steady + limits.abandoned;
    schedule_.limit.reset();
    const auto take = [&](const std::optional<Moment>& since) {
        if (!since) return;
        const auto end = since->steady + limits.absence;
        if (end > now.steady && (!schedule_.limit || end < *schedule_.limit)) schedule_.limit = end;
    };
    for (const TimedSeat& seat : table.seats) {
        take(seat.waited_for);
        take(seat.away);
    }
}

void Timekeeper::hurry_bots(protocol::BotPace pace, const TableSettings& limits, Moment now) {
    for (auto& bot : schedule_.bots)
        if (bot) bot = std::min(*bot, now.steady + span(pace, limits).second);
}

Timekeeper::DueActions Timekeeper::wake(SeatSet seats, Moment now) {
    DueActions woken;
    for (const Seat s : seats) {
        if (taken(schedule_.bots[s], now.steady)) woken.moves.emplace_back(s, model::Cause::bot);
        if (taken(schedule_.late[s], now.steady)) woken.moves.emplace_back(s, model::Cause::time);
    }
    woken.next_hand = taken(schedule_.next_hand, now.steady);
    woken.halt_ends = taken(schedule_.halt_ends, now.steady);
    woken.abandon = taken(schedule_.abandon, now.steady);
    woken.limit = taken(schedule_.limit, now.steady);
    return woken;
}

void Timekeeper::postpone_move(Seat seat, model::Cause cause, Time until) {
    (cause == model::Cause::bot ? schedule_.bots : schedule_.late)[seat] = until;
}

} // namespace germini::server
