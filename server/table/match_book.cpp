#include "server/table/match_book.hpp"

#include "server/table/settlement.hpp"

#include <algorithm>

namespace germini::server {

SeatSet MatchBook::resting_next() const {
    return sheet_.course.size() > hands_.size() ? sheet_.course[hands_.size()].resting : SeatSet{};
}

bool MatchBook::took_over(GuestKey guest, Person person) const {
    if (hands_.empty()) return false;
    const auto& first = hands_.front().seats;
    const auto was =
        std::find_if(first.begin(), first.end(), [person](const auto& s) { return s.person == person; });
    return was == first.end() || was->guest != guest;
}

std::vector<model::LineRow> MatchBook::new_lines(const MatchSheet& sheet, const model::MatchRow& match,
                                                 int persons) const {
    std::vector<model::LineRow> rows;
    for (std::size_t i = sheet_.lines.size(); i < sheet.lines.size(); ++i)
        for (const Person person : PersonSet::all(persons)) {
            Account account = account_of(person, hands_.back().seats, match.deserters);
            model::LineRow row;
            row.line = static_cast<int>(i);
            row.reason = sheet.lines[i].reason;
            row.round = sheet.lines[i].round;
            row.hand = sheet.lines[i].hand;
            row.person = person;
            row.guest = account.guest;
            row.name = std::move(account.name);
            row.substitute = std::move(account.substitute);
            row.amount = sheet.lines[i].amounts[person];
            rows.push_back(std::move(row));
        }
    return rows;
}

model::HandRow MatchBook::closed_hand(const Closing& closing, const Seating& seating, Moment now) const {
    model::HandRow row = hands_.back();
    row.closed = now.utc;
    row.ending = closing.hand.ending;
    for (model::HandSeat& seat : row.seats) {
        seat.amount = closing.hand.amounts[seat.seat];
        const auto n = static_cast<std::size_t>(index(seat.seat));
        if (n < closing.hand.sides.size() && closing.hand.sides[n] != kNoSide)
            seat.side = closing.hand.sides[n];
        const auto& holder = seating.at(seat.seat);
        if (!holder) continue;
        if (holder->bot && seat.guest) seat.finished_by = seating.bot_at(seat.seat);
        if (!holder->bot && holder->guest && holder->guest != seat.guest) {
            seat.finisher = holder->guest;
            seat.finished_by = holder->name;
        }
    }
    return row;
}

void MatchBook::begin_hand(model::MatchRow match, model::HandRow hand) {
    match_ = std::move(match);
    hands_.push_back(std::move(hand));
    last_hand_ = at_table(match_->from_hand, hands_.back().number);
    last_match_.reset();
}

void MatchBook::end_hand(const HandEnd& end) {
    match_ = end.match;
    hands_ = end.hands;
    sheet_ = end.sheet;
}

void MatchBook::break_off(const MatchEnd& end) {
    match_ = end.match;
    sheet_ = end.sheet;
}

void MatchBook::set_absences(const Absences& changed) {
    for (const auto& [where, left] : changed)
        for (model::HandSeat& seat : hands_.back().seats)
            if (seat.seat == where) seat.absence = left;
}

void MatchBook::rename(const model::People& people) {
    for (model::HandRow& hand : hands_)
        for (model::HandSeat& seat : hand.seats)
            if (const auto guest = people.find(seat.guest.value_or(GuestKey()));
                guest != people.end() && &hand != &hands_.back()) {
                seat.name = guest->second.name;
                seat.member = guest->second.member;
            }
}

bool MatchBook::forget(GuestKey guest) {
    bool changed = false;
    for (model::HandRow& hand : hands_)
        for (model::HandSeat& seat : hand.seats) {
            if (seat.guest == guest) seat.name.clear();
            if (seat.finisher == guest) seat.finished_by.emplace();
            changed = changed || seat.guest == guest || seat.finisher == guest;
        }
    return changed;
}

void MatchBook::begin_another() {
    if (match_) last_match_ = match_->id;
    match_.reset();
    hands_.clear();
    sheet_ = {};
}

} // namespace germini::server
