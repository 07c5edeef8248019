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

/// How long a page may take to show what is asked now, the same whatever the cards.
std::chrono::milliseconds Table::show_pause() const {
    const TableSettings& settings = world_.settings;
    const bool first = hands_.size() == 1 && match_ && match_->draw;
    switch (hand_->steps()) {
    case 0:
        return first ? settings.show_draw : settings.show_move;
    case 1:
        return settings.show_deal;
    default:
        return settings.show_move;
    }
}

/// Brings the schedule in line with who is due and who is here.
void Table::plan() {
    const auto now = steady_clock::now();
    const bool was_next = schedule_.next_hand.has_value();
    const SeatSet due = hand_open() && !halt_ ? hand_->due() : SeatSet();
    for (int s = 0; s < seating_.size(); ++s) {
        auto& bot = schedule_.bots[static_cast<std::size_t>(s)];
        if (!due.has(static_cast<Seat>(s)) || !bot_in(s))
            bot.reset();
        else if (!bot)
            bot = now + bot_pace();
    }
    if (row_.seconds) plan_clocks();
    schedule_.next_hand.reset();
    if (state_ == store::TableState::between && !halt_ && seating_.all_manned()) {
        if (seating_.playing_guests() == 0)
            schedule_.next_hand = now + bot_pace();
        else if (row_.seconds) {
            schedule_.next_hand = now + world_.settings.between;
            if (!was_next) ends_ = world_.now() + std::chrono::milliseconds(world_.settings.between).count();
        }
    }
    plan_halts(now);
    arm();
}

/// The time of those who are asked: for the move, and beside it for being away.
void Table::plan_clocks() {
    const auto now = world_.steady();
    for (int s = 0; s < seating_.size(); ++s) {
        const int asked = hand_open() ? hand_->asked_at(static_cast<Seat>(s)) : 0;
        if (asked == 0)
            clocks_.rest(s, now);
        else
            clocks_.ask(s, asked, now, show_pause());
        clocks_.be_here(s, plays(s) && here_of(seating_.at(s)), now);
        auto& late = schedule_.late[static_cast<std::size_t>(s)];
        const auto out = asked == 0 || bot_in(s) ? std::nullopt : clocks_.out_at(s);
        // At a bot's usual pace: how long it takes says nothing.
        if (!out)
            late.reset();
        else if (!late || *late < *out)
            late = *out + bot_pace();
        else
            late = std::min(*late, *out + world_.settings.bot_most);
    }
    keep_budgets();
    tell_ends(now);
}

/// What is left of a hand's time for being away outlives the server. Should the disk refuse, it is written
/// with the next change.
void Table::keep_budgets() {
    if (!row_.seconds || !hand_open()) return;
    std::vector<std::pair<int, std::int64_t>> changed;
    for (store::HandSeat& seat : hands_.back().seats) {
        const std::int64_t left = clocks_.budget(seat.seat).count();
        if (left == seat.absence.value_or(whole_budget().count())) continue;
        seat.absence = left;
        changed.emplace_back(seat.seat, left);
    }
    if (changed.empty()) return;
    world_.store.write(
        strand_,
        [hand = hands_.back().key, changed = std::move(changed)](store::Database& db) {
            for (const auto& [seat, left] : changed) store::set_absence(db, hand, seat, left);
        },
        [](const std::optional<store::StoreError>&) {});
}

/// What the screens show: when the first of those who are asked has no time left, as it stands now.
void Table::tell_ends(steady_clock::time_point now) {
    if (!hand_open()) return;
    std::optional<steady_clock::time_point> first;
    for (int s = 0; s < seating_.size(); ++s) {
        const auto out = bot_in(s) ? std::nullopt : clocks_.out_at(s);
        if (out && (!first || *out < *first)) first = out;
    }
    clock_runs_ = first.has_value();
    if (first)
        ends_ = world_.now() + std::chrono::duration_cast<std::chrono::milliseconds>(*first - now).count();
}

/// When a match that stands still goes on or ends, when one that nobody is at stands still, and when the time
/// is over that somebody is waited for.
void Table::plan_halts(steady_clock::time_point now) {
    schedule_.halt_ends.reset();
    if (halt_)
        schedule_.halt_ends =
            now + std::chrono::milliseconds(std::max<std::int64_t>(halt_->until - world_.now(), 0));
    const bool left_alone = !halt_ && match_under_way() && !anybody_here() && seating_.playing_guests() > 0;
    if (!left_alone)
        schedule_.abandon.reset();
    else if (!schedule_.abandon)
        schedule_.abandon = now + world_.settings.abandoned;
    schedule_.limit.reset();
    if (!match_under_way()) return;
    const auto take = [&](const Moment& since) {
        const auto end = since.steady + world_.settings.absence;
        if (end > now && (!schedule_.limit || end < *schedule_.limit)) schedule_.limit = end;
    };
    for (int s = 0; s < seating_.size(); ++s) {
        if (!plays(s)) continue;
        if (const auto since = asked_since(s)) take(*since);
        if (const auto away = away_since_.find(*seating_.at(s)->guest); away != away_since_.end())
            take(away->second);
    }
}

void Table::shown(PeerPtr peer, protocol::Shown shown) {
    run([this, peer = std::move(peer), shown] {
        const Present* present = find(peer.get());
        if (stopping_ || present == nullptr || !present->seat || !hand_open() || shown.hand != hand_number())
            return;
        if (!row_.seconds || !clocks_.shown(*present->seat, shown.n, world_.steady())) return;
        plan();
        tell_clock();
    });
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
    const auto is_out = [now](std::optional<steady_clock::time_point>& time) {
        if (!time || *time > now) return false;
        time.reset();
        return true;
    };
    for (int s = 0; s < seating_.size(); ++s) {
        if (is_out(schedule_.bots[static_cast<std::size_t>(s)])) play_for(s, store::Cause::bot);
        if (is_out(schedule_.late[static_cast<std::size_t>(s)])) play_for(s, store::Cause::time);
    }
    if (is_out(schedule_.next_hand))
        in_turn([this] {
            const bool by_itself = state_ == store::TableState::between && !halt_ && seating_.all_manned();
            if (by_itself || may_open()) open_hand();
        });
    if (is_out(schedule_.halt_ends)) halt_over();
    if (is_out(schedule_.abandon)) abandon();
    if (is_out(schedule_.limit)) limit_over();
    arm();
}

/// Somebody has been away, or silent, for as long as the table waits: what was voted for may be carried now.
void Table::limit_over() {
    in_turn([this] {
        Change change(seating_);
        carry(change);
        const bool ends = match_end(change.seating).has_value();
        if (ends || change.halt || change.sighted || change.seating.rows() != seating_.rows())
            return write_change(Change(seating_), std::nullopt);
        plan();
        tell_table();
    });
}

std::optional<protocol::Clock> Table::clock() const {
    const bool runs = hand_open() ? clock_runs_ : schedule_.next_hand.has_value();
    if (!row_.seconds || halt_ || !runs) return std::nullopt;
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
