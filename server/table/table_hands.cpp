// From hand to hand: opening one, closing one, and the match that they make.
#include "server/table/table.hpp"

#include <spdlog/spdlog.h>

namespace germini::server {

using store::TableState;

/// Opens the next hand if everybody is ready for it.
void Table::maybe_next_hand() {
    if (state_ != TableState::waiting && state_ != TableState::between) return;
    if (!seating_.all_ready() || seating_.playing_guests() == 0) return;
    in_turn([this] {
        const bool still =
            (state_ == TableState::waiting || state_ == TableState::between) && seating_.all_ready();
        if (still) open_hand();
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

void Table::open_hand() {
    const std::optional<LaidPack> laid = world_.next_laid(game_.name());
    store::MatchRow match;
    if (match_) {
        match = *match_;
    } else {
        match.id = world_.new_id();
        match.table = row_.key;
        match.length = game_.hands();
        const auto drawn = static_cast<int>(
            (std::uint64_t{world_.random()} * static_cast<unsigned>(seating_.size())) >> 32u);
        match.first_dealer = laid && laid->dealer ? *laid->dealer : drawn;
        match.started = world_.now();
    }
    store::HandRow row;
    row.id = world_.new_id();
    row.number = static_cast<int>(hands_.size()) + 1;
    // The deal passes to the right, to the seat that plays next (GIR-1).
    row.dealer = (match.first_dealer + row.number - 1) % seating_.size();
    row.opened = world_.now();
    for (int s = 0; s < seating_.size(); ++s) {
        const Holder& holder = *seating_.at(s);
        const bool by_guest = holder.guest && !holder.bot;
        row.seats.push_back(store::HandSeat{s, by_guest ? holder.guest : std::nullopt,
                                            by_guest ? holder.name : bot_name(s), std::nullopt,
                                            std::nullopt});
    }
    Opening opening = game_.open(row_.rules, static_cast<Seat>(row.dealer), world_.random,
                                 laid ? std::span<const Card>(laid->cards) : std::span<const Card>());
    store::EventsRow events;
    events.count = opening.log.events;
    events.codec = opening.log.codec;
    events.at = row.opened;
    events.bytes = std::move(opening.log.bytes);

    struct Keys {
        std::int64_t match = 0, hand = 0;
    };
    const auto keys = std::make_shared<Keys>();
    const std::shared_ptr<Hand> hand = std::move(opening.hand);
    auto work = [keys, match, row, events, table = row_.key,
                 rested = seating_.rested().rows()](store::Database& db) {
        keys->match = match.key != 0 ? match.key : store::add_match(db, match);
        store::HandRow hand_row = row;
        hand_row.match = keys->match;
        keys->hand = store::add_hand(db, hand_row);
        store::EventsRow first = events;
        first.hand = keys->hand;
        store::append_events(db, first);
        store::set_table_state(db, table, TableState::playing);
        store::save_seats(db, table, rested);
    };
    commit(std::move(work), [this, keys, match, row, hand](bool stored) mutable {
        if (!stored) {
            schedule_.next_hand = std::chrono::steady_clock::now() + world_.settings.retry;
            arm();
            return;
        }
        match.key = keys->match;
        row.key = keys->hand;
        row.match = keys->match;
        hand_opened(match, std::move(row), hand);
    });
}

void Table::hand_opened(const store::MatchRow& match, store::HandRow row, std::shared_ptr<Hand> hand) {
    match_ = match;
    hands_.push_back(std::move(row));
    hand_ = std::move(hand);
    played_.clear();
    for (const store::HandSeat& seat : hands_.back().seats)
        if (seat.guest) played_.emplace(*seat.guest, seat.seat);
    state_ = TableState::playing;
    seating_ = seating_.rested();
    plan(true);
    tell_table();
    tell_events(1, hand_->events());
    for (const Present& present : present_) tell_choice(present);
}

/// The row of the hand that a step ends: who won what, and who finished it for whom.
store::HandRow Table::closed_hand(const Closing& closing) const {
    store::HandRow row = hands_.back();
    row.closed = world_.now();
    for (store::HandSeat& seat : row.seats) {
        seat.resti = closing.resti.at(static_cast<std::size_t>(seat.seat));
        const auto& holder = seating_.at(seat.seat);
        if (!holder) continue;
        if (holder->bot && seat.guest) seat.finished_by = bot_name(seat.seat);
        if (!holder->bot && holder->guest && holder->guest != seat.guest) seat.finished_by = holder->name;
    }
    return row;
}

void Table::hand_closed(store::HandRow row) {
    const bool last = row.number == match_->length;
    if (last) match_->ended = row.closed;
    hands_.back() = std::move(row);
    state_ = last ? TableState::over : TableState::between;
    seating_ = seating_.rested();
    plan(true);
    tell_table();
}

} // namespace germini::server
