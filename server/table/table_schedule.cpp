// What a table does by itself: bots, the time for a move, the next hand.
#include "server/table/table.hpp"

#include <algorithm>

namespace germini::server {

using std::chrono::steady_clock;

// Drawn without regard to the cards: how long a bot takes says nothing about its hand.
std::chrono::milliseconds Table::bot_pace() const {
    const TableSettings& settings = world_.settings;
    const auto span = settings.bot_most - settings.bot_least;
    if (span.count() <= 0) return settings.bot_least;
    const auto steps = static_cast<std::uint64_t>(span.count()) + 1;
    return settings.bot_least + std::chrono::milliseconds(world_.random() * steps >> 32u);
}

/// Brings the schedule in line with who is due. `fresh_deadline`: somebody is asked anew, so the time begins
/// again.
void Table::plan(bool fresh_deadline) {
    const auto now = steady_clock::now();
    const bool was_next = schedule_.next_hand.has_value();
    const SeatSet due = hand_open() ? hand_->due() : SeatSet();
    bool guest_due = false;
    for (int s = 0; s < seating_.size(); ++s) {
        auto& bot = schedule_.bots[static_cast<std::size_t>(s)];
        const bool is_due = due.has(static_cast<Seat>(s));
        if (!is_due || !bot_in(s))
            bot.reset();
        else if (!bot)
            bot = now + bot_pace();
        guest_due = guest_due || (is_due && !bot_in(s));
    }
    if (!guest_due || !row_.seconds)
        schedule_.deadline.reset();
    else if (fresh_deadline || !schedule_.deadline) {
        schedule_.deadline = now + std::chrono::seconds(*row_.seconds);
        ends_ = world_.now() + *row_.seconds * 1000;
    }
    schedule_.next_hand.reset();
    if (state_ == store::TableState::between && seating_.all_manned()) {
        if (seating_.playing_guests() == 0)
            schedule_.next_hand = now + bot_pace();
        else if (row_.seconds) {
            schedule_.next_hand = now + world_.settings.between;
            if (!was_next) ends_ = world_.now() + std::chrono::milliseconds(world_.settings.between).count();
        }
    }
    plan_given_up();
    arm();
}

/// When the next of those whose line is lost has been away for too long, where that might end the match.
void Table::plan_given_up() {
    const auto now = steady_clock::now();
    std::optional<steady_clock::time_point> next;
    bool wished = false;
    for (int s = 0; s < seating_.size() && match_under_way(); ++s) {
        const auto& holder = seating_.at(s);
        if (!holder || !holder->guest) continue;
        wished = wished || holder->break_off;
        const auto since = away_since_.find(*holder->guest);
        if (since == away_since_.end()) continue;
        const auto then = since->second + world_.settings.absence;
        if (then > now && (!next || then < *next)) next = then;
    }
    schedule_.given_up = wished ? next : std::nullopt;
}

void Table::arm() {
    if (stopping_) return;
    const auto first = schedule_.earliest();
    if (!first) {
        timer_.cancel();
        return;
    }
    timer_.expires_at(*first);
    timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
        const auto self = weak.lock();
        if (error || !self) return;
        auto body = [&self] { self->wake(); };
        self->guard(body);
    });
}

void Table::wake() {
    if (stopping_) return;
    const auto now = steady_clock::now();
    for (int s = 0; s < seating_.size(); ++s) {
        auto& bot = schedule_.bots[static_cast<std::size_t>(s)];
        if (!bot || *bot > now) continue;
        bot.reset();
        play_for(s, store::Cause::bot);
    }
    if (schedule_.deadline && *schedule_.deadline <= now) {
        schedule_.deadline.reset();
        const SeatSet due = hand_open() ? hand_->due() : SeatSet();
        for (int s = 0; s < seating_.size(); ++s)
            if (due.has(static_cast<Seat>(s)) && !bot_in(s)) play_for(s, store::Cause::time);
    }
    if (schedule_.next_hand && *schedule_.next_hand <= now) {
        schedule_.next_hand.reset();
        in_turn([this] {
            const bool by_itself = state_ == store::TableState::between && seating_.all_manned();
            if (by_itself || may_open()) open_hand();
        });
    }
    if (schedule_.given_up && *schedule_.given_up <= now) {
        schedule_.given_up.reset();
        in_turn([this] { end_without_the_lost(); });
    }
    arm();
}

std::optional<protocol::Clock> Table::clock() const {
    if (!row_.seconds || (!schedule_.deadline && !schedule_.next_hand)) return std::nullopt;
    protocol::Clock clock;
    clock.ends = ends_;
    clock.left = std::max<std::int64_t>(0, ends_ - world_.now());
    for (int s = 0; s < seating_.size(); ++s) {
        if (bot_in(s)) continue;
        const bool counts =
            hand_open() ? hand_->due().has(static_cast<Seat>(s)) : seating_.at(s) && !seating_.at(s)->ready;
        if (counts) clock.seats.push_back(s);
    }
    return clock;
}

void Table::tell_clock() {
    if (!row_.seconds) return;
    const Payload text = payload(protocol::clock(clock()));
    for (const Present& present : present_) tell(present.peer, text);
}

} // namespace germini::server
