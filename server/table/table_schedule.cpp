// Timed events of a table: bots, the time for a move, the next hand.
#include "server/table/table_state.hpp"

#include <algorithm>
#include <utility>

namespace germini::server {

namespace {

using std::chrono::milliseconds;

/// Removes the time from the schedule and returns true if it is due.
bool taken(std::optional<Schedule::Time>& time, Schedule::Time now) {
    if (!time || *time > now) return false;
    time.reset();
    return true;
}

} // namespace

protocol::BotPace TableState::pace() const {
    std::optional<protocol::BotPace> slowest;
    for (const Seat s : seating_.seats()) {
        if (!plays(s)) continue;
        auto wish = protocol::BotPace::natural;
        for (const ConnectedGuest& one : here_)
            if (one.guest.key == seating_.at(s)->guest) wish = one.pace;
        slowest = std::min(slowest.value_or(wish), wish);
    }
    return slowest.value_or(protocol::BotPace::natural);
}

bool TableState::pace(GuestKey guest, protocol::BotPace wish, Moment now) {
    const auto before = pace();
    for (ConnectedGuest& one : here_)
        if (one.guest.key == guest) one.pace = wish;
    const auto after = pace();
    if (after == before) return false;
    // Moves are only brought forward: changing the pace repeatedly cannot delay a bot.
    if (after > before)
        for (auto& bot : schedule_.bots)
            if (bot) bot = std::min(*bot, now.steady + span(after).second);
    return true;
}

bool TableState::looked_back() const {
    return std::any_of(here_.begin(), here_.end(), [this](const ConnectedGuest& one) {
        const auto seat = seating_.seat_of(one.guest.key);
        return one.looks && seat && plays(*seat);
    });
}

bool TableState::look_back(GuestKey guest, bool open) {
    const bool before = looked_back();
    for (ConnectedGuest& one : here_)
        if (one.guest.key == guest) one.looks = open;
    return looked_back() != before;
}

std::pair<milliseconds, milliseconds> TableState::span(protocol::BotPace pace) const {
    switch (pace) {
    case protocol::BotPace::immediate:
        return {milliseconds(0), milliseconds(0)};
    case protocol::BotPace::quick:
        return {std::min(settings_.quick_bot_least, settings_.bot_least),
                std::min(settings_.quick_bot_most, settings_.bot_most)};
    case protocol::BotPace::natural:
        break;
    }
    return {settings_.bot_least, settings_.bot_most};
}

// Drawn independently of the cards, so that a bot's thinking time reveals nothing about its hand.
milliseconds TableState::bot_pace(protocol::BotPace pace, const Random32& random) const {
    const auto [least, most] = span(pace);
    if (most <= least) return least;
    const auto steps = static_cast<std::uint64_t>((most - least).count()) + 1;
    return least + milliseconds(random() * steps >> 32u);
}

/// Returns the least time of a bot that thinks: always the whole time of its level, so that it reveals
/// nothing.
milliseconds TableState::least_pace(Seat seat) const {
    const auto level = level_in(seat);
    if (level == protocol::BotLevel::greedy) return milliseconds(0);
    return protocol::thinking_time(level) + settings_.after_thinking;
}

/// Returns how long a client may take to show the question; independent of the cards.
std::chrono::milliseconds TableState::show_pause() const {
    const bool first = hands_.size() == 1 && match_ && match_->draw;
    switch (hand_->steps()) {
    case 0:
        return first ? settings_.show_draw : settings_.show_move;
    case 1:
        return settings_.show_deal;
    default:
        return settings_.show_move;
    }
}

TableState::Absences TableState::plan(Moment now, const Random32& random) {
    const SeatSet due = hand_open() && !halt_ ? hand_->due() : SeatSet();
    const bool waits = hand_open() && hand_->trick_lies() && looked_back();
    const bool let_go = std::exchange(bots_wait_, waits) && !waits;
    for (const Seat s : seating_.seats()) {
        auto& bot = schedule_.bots[s];
        if (!due.has(s) || !bot_in(s))
            bot.reset();
        else if (!bot)
            bot = now.steady + std::max(bot_pace(pace(), random), least_pace(s));
        if (!bot) continue;
        if (const auto end = asked_since_[s].steady + settings_.look_back; waits && end > now.steady)
            bot = end;
        else if (let_go)
            bot = std::min(*bot, now.steady + span(pace()).first);
    }
    Absences changed;
    if (row_.seconds) changed = plan_clocks(now, random);
    plan_next_hand(now, random);
    plan_halts(now);
    return changed;
}

/// Schedules the next hand if it begins by itself. Guests who come and go do not postpone it.
void TableState::plan_next_hand(Moment now, const Random32& random) {
    if (schedule_.next_hand && may_open()) return; // postponed, and tried again
    const auto before = std::exchange(schedule_.next_hand, std::nullopt);
    const bool waited = std::exchange(waits_for_guests_, false);
    if (!opens_by_itself()) return;
    if (seating_.playing_guests() == 0) {
        schedule_.next_hand = now.steady + bot_pace(pace(), random);
    } else if (row_.seconds) {
        waits_for_guests_ = true;
        schedule_.next_hand = before && waited ? *before : now.steady + settings_.between;
        if (!before || !waited) ends_ = now.utc + milliseconds(settings_.between).count();
    }
}

/// Updates the clocks of the seats that are asked: the time for the move, and the allowance for absence.
TableState::Absences TableState::plan_clocks(Moment now, const Random32& random) {
    for (const Seat s : seating_.seats()) {
        const int asked = asked_at(s);
        if (asked == 0)
            clocks_.rest(s, now.steady);
        else
            clocks_.ask(s, asked, now.steady, show_pause());
        clocks_.be_here(s, plays(s) && here_of(seating_.at(s)), now.steady);
        auto& late = schedule_.late[s];
        const auto out = asked == 0 || bot_in(s) ? std::nullopt : clocks_.out_at(s);
        // Uses a bot's usual pace, so that the delay reveals nothing.
        if (!out)
            late.reset();
        else if (!late || *late < *out)
            late = *out + bot_pace(protocol::BotPace::natural, random);
        else
            late = std::min(*late, *out + settings_.bot_most);
    }
    update_displayed_end(now);
    return changed_absences();
}

/// Returns changed allowances for absence, to be written so that they survive a restart.
TableState::Absences TableState::changed_absences() {
    Absences changed;
    if (!hand_open()) return changed;
    for (model::HandSeat& seat : hands_.back().seats) {
        const std::int64_t left = clocks_.budget(seat.seat).count();
        if (left == seat.absence.value_or(whole_absence().count())) continue;
        seat.absence = left;
        changed.emplace_back(seat.seat, left);
    }
    return changed;
}

/// Updates the displayed end: the earliest moment at which an asked seat runs out of time, as things stand.
void TableState::update_displayed_end(Moment now) {
    if (!hand_open()) return;
    std::optional<Schedule::Time> first;
    for (const Seat s : seating_.seats()) {
        const auto out = bot_in(s) ? std::nullopt : clocks_.out_at(s);
        if (out && (!first || *out < *first)) first = out;
    }
    clock_runs_ = first.has_value();
    if (first) ends_ = now.utc + std::chrono::duration_cast<milliseconds>(*first - now.steady).count();
}

/// Schedules the end of a halt, the halt of a match without players, and the end of the time that a guest is
/// waited for.
void TableState::plan_halts(Moment now) {
    schedule_.halt_ends.reset();
    if (halt_)
        schedule_.halt_ends = now.steady + milliseconds(std::max<std::int64_t>(halt_->until - now.utc, 0));
    const bool left_alone = !halt_ && match_under_way() && !anybody_here() && seating_.playing_guests() > 0;
    if (!left_alone)
        schedule_.abandon.reset();
    else if (!schedule_.abandon)
        schedule_.abandon = now.steady + settings_.abandoned;
    schedule_.limit.reset();
    if (!match_under_way()) return;
    const auto take = [&](const Moment& since) {
        const auto end = since.steady + settings_.absence;
        if (end > now.steady && (!schedule_.limit || end < *schedule_.limit)) schedule_.limit = end;
    };
    for (const Seat s : seating_.seats()) {
        if (!plays(s)) continue;
        if (const auto since = asked_since(s)) take(*since);
        if (const auto away = away_since_.find(*seating_.at(s)->guest); away != away_since_.end())
            take(away->second);
    }
}

TableState::DueActions TableState::wake(Moment now) {
    DueActions woken;
    for (const Seat s : seating_.seats()) {
        if (taken(schedule_.bots[s], now.steady)) woken.moves.emplace_back(s, model::Cause::bot);
        if (taken(schedule_.late[s], now.steady)) woken.moves.emplace_back(s, model::Cause::time);
    }
    woken.next_hand = taken(schedule_.next_hand, now.steady);
    woken.halt_ends = taken(schedule_.halt_ends, now.steady);
    woken.abandon = taken(schedule_.abandon, now.steady);
    woken.limit = taken(schedule_.limit, now.steady);
    return woken;
}

void TableState::postpone_move(Seat seat, model::Cause cause, Schedule::Time until) {
    (cause == model::Cause::bot ? schedule_.bots : schedule_.late)[seat] = until;
}

bool TableState::shown(Seat seat, TableHand hand, int asked, Moment now) {
    return row_.seconds && hand_open() && hand == hand_number() && clocks_.shown(seat, asked, now.steady);
}

std::optional<ClockView> TableState::clock(Moment now) const {
    const bool runs = hand_open() ? clock_runs_ : schedule_.next_hand.has_value();
    if (!row_.seconds || halt_ || !runs) return std::nullopt;
    ClockView clock;
    clock.ends = ends_;
    clock.left = std::max<std::int64_t>(0, ends_ - now.utc);
    for (const Seat s : seating_.seats()) {
        if (bot_in(s)) continue;
        const bool counts = hand_open() ? hand_->due().has(s) : seating_.at(s) && !seating_.at(s)->ready;
        if (counts) clock.seats.push_back(s);
    }
    return clock;
}

} // namespace germini::server
