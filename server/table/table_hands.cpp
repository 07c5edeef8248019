// From hand to hand: opening one, closing one, and the match that they make.
#include "server/table/table.hpp"

#include <spdlog/spdlog.h>

namespace germini::server {

using store::TableState;

/// Everybody is ready for the next hand.
bool Table::may_open() const {
    return (state_ == TableState::waiting || state_ == TableState::between) && !halt_ &&
           seating_.all_ready() && seating_.playing_guests() > 0;
}

/// Opens the next hand if everybody is ready for it.
void Table::maybe_next_hand() {
    if (!may_open()) return;
    in_turn([this] {
        if (may_open()) open_hand();
    });
}

void Table::close_unused() {
    run([this] {
        in_turn([this] {
            if (state_ != TableState::waiting || !present_.empty() || stopping_) return;
            auto work = [table = row_.key](store::Database& db) {
                store::set_table_state(db, table, TableState::over);
            };
            commit(std::move(work), [this](bool stored) {
                if (stored) state_ = TableState::over;
                tell_table();
            });
        });
    });
}

/// The next hand, dealt and with everybody in the seat where the match has him (SEAT-4): not yet stored.
Table::NewHand Table::new_hand() {
    const std::optional<LaidPack> laid = world_.next_laid(game_.name());
    NewHand next{match_ ? *match_ : new_match(laid), {}, seating_, nullptr, {}, {}, {}};
    const MatchSheet sheet = sheet_with(next.match, hands_);
    const protocol::HandPlan& plan = sheet.hands.at(hands_.size());
    next.match.length = static_cast<int>(sheet.hands.size());
    next.seating = seating_.turned(plan.persons).rested().content().dealt();
    store::HandRow& row = next.row;
    row.id = world_.new_id();
    row.match = next.match.key;
    row.number = static_cast<int>(hands_.size()) + 1;
    row.dealer = plan.dealer;
    row.opened = world_.now();
    for (int s = 0; s < next.seating.size(); ++s) {
        if (const auto guest = next.seating.at(s)->guest) next.sightings.push_back({*guest, s});
        row.seats.push_back(dealt_to(next.seating, s, plan.persons.at(static_cast<std::size_t>(s))));
    }
    for (const store::HandSeat& seat : row.seats)
        if (seat.guest) next.known.push_back(*seat.guest);
    for (const store::HandRow& hand : hands_)
        for (const store::HandSeat& seat : hand.seats)
            if (seat.guest) next.known.push_back(*seat.guest);
    Opening opening = game_.open(row_.rules, static_cast<Seat>(row.dealer), world_.random,
                                 laid ? std::span<const Card>(laid->cards) : std::span<const Card>());
    next.hand = std::move(opening.hand);
    next.log = std::move(opening.log);
    return next;
}

void Table::NewHand::call(store::Database& db) {
    people = store::people_of(db, known);
    for (const auto& [key, guest] : people) seating = seating.renamed(key, guest.name);
    for (store::HandSeat& seat : row.seats) {
        if (!seat.guest) continue;
        seat.name = seating.at(seat.seat)->name;
        seat.number = people.at(*seat.guest).number;
    }
}

void Table::open_hand(std::optional<Mover> starter) {
    const auto next = std::make_shared<NewHand>(new_hand());
    std::optional<store::AnswerRow> action;
    if (starter) action = done_row(starter->peer, starter->action);
    auto work = [next, action, begins = !match_, table = row_.key](store::Database& db) {
        if (action) store::add_answer(db, table, *action, Answers::kKept);
        if (begins) next->match.key = store::add_match(db, next->match);
        next->row.match = next->match.key;
        next->call(db);
        next->row.key = store::add_hand(db, next->row);
        store::EventsRow first;
        first.hand = next->row.key;
        first.count = next->log.events;
        first.codec = next->log.codec;
        first.at = next->row.opened;
        first.bytes = next->log.bytes;
        store::append_events(db, first);
        store::add_sightings(db, next->row.key, next->sightings);
        if (begins) store::set_table_state(db, table, TableState::playing);
        store::save_seats(db, table, next->seating.rows());
    };
    commit(std::move(work), [this, next, starter = std::move(starter)](bool stored) {
        if (!stored && starter)
            return complain(starter->peer, "not_stored", "That could not be stored; send it again.",
                            starter->action);
        if (!stored) {
            schedule_.next_hand = std::chrono::steady_clock::now() + world_.settings.retry;
            return arm();
        }
        if (starter) answer_done(starter->peer, starter->action);
        hand_opened(std::move(*next));
    });
}

void Table::hand_opened(NewHand opened) {
    match_ = std::move(opened.match);
    hands_.push_back(std::move(opened.row));
    sheet_ = sheet_with(*match_, hands_);
    hand_ = std::move(opened.hand);
    last_hand_ = match_->from_hand + hands_.back().number - 1;
    sightings_ = Sightings();
    for (const store::SightingRow& row : opened.sightings) sightings_.add(row.guest, row.seat);
    state_ = TableState::playing;
    seating_ = std::move(opened.seating);
    for (auto& [key, guest] : opened.people) people_[key] = std::move(guest);
    for (store::HandRow& hand : hands_) // all are told by the names of now
        for (store::HandSeat& seat : hand.seats)
            if (const auto guest = people_.find(seat.guest.value_or(0));
                guest != people_.end() && &hand != &hands_.back())
                seat.name = guest->second.name;
    for (Present& present : present_) present.fresh = false; // everybody is called as he is called now
    last_match_.reset();
    asked_since_.fill(moment());
    clocks_.begin_hand();
    plan();
    welcome_moved();
    tell_table();
    tell_events(1, hand_->events());
    for (const Present& present : present_) tell_choice(present);
}

Table::HandEnd Table::hand_end(Closing closing) const {
    HandEnd end{std::move(closing), hands_, *match_, {}, {}, {}};
    end.hands.back() = closed_hand(end.closing);
    end.sheet = sheet_with(end.match, end.hands);
    end.lines = new_lines(end.sheet, end.match);
    if (end.sheet.over) end.match.ended = end.hands.back().closed;
    Seating next = seating_.inherited();
    if (end.sheet.over) next = next.content();
    if (next.rows() != seating_.rows()) end.seating = std::move(next);
    return end;
}

/// The row of the hand that a step ends: who won what, and who finished it for whom.
store::HandRow Table::closed_hand(const Closing& closing) const {
    store::HandRow row = hands_.back();
    row.closed = world_.now();
    for (store::HandSeat& seat : row.seats) {
        seat.resti = closing.resti.at(static_cast<std::size_t>(seat.seat));
        const auto& holder = seating_.at(seat.seat);
        if (!holder) continue;
        if (holder->bot && seat.guest) seat.finished_by = seating_.bot_at(seat.seat);
        if (!holder->bot && holder->guest && holder->guest != seat.guest) {
            seat.finisher = holder->guest;
            seat.finished_by = holder->name;
        }
    }
    return row;
}

void Table::hand_closed(const HandEnd& end) {
    match_ = end.match;
    hands_ = end.hands;
    sheet_ = end.sheet;
    if (end.seating) seating_ = *end.seating;
    state_ = end.state();
    between_since_ = moment();
    rename_seated();
    plan();
    later([this] { // the last trick leaves first
        welcome_moved();
        tell_table();
    });
}

} // namespace germini::server
