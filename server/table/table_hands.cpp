// Hands of a match: opening and closing them.
#include "server/table/table_state.hpp"

#include "server/table/match_from_rows.hpp"

namespace germini::server {

using model::Stage;

bool TableState::may_open() const {
    return (stage_ == Stage::waiting || stage_ == Stage::between) && !halt_ &&
           seating_.all_ready(resting_next()) && seating_.playing_guests() > 0;
}

bool TableState::opens_by_itself() const {
    return stage_ == Stage::between && !halt_ && seating_.all_manned(resting_next());
}

SeatSet TableState::resting_next() const {
    return sheet_.course.size() > hands_.size() ? sheet_.course[hands_.size()].resting : SeatSet{};
}

NewHand TableState::new_hand(const Environment& environment, Moment now) const {
    const std::optional<PreparedPack> prepared = environment.next_prepared_pack(game_.name());
    NewHand next{
        match_ ? *match_ : new_match(prepared, environment, now), {}, seating_, nullptr, {}, {}, {}, {}};
    const MatchSoFar so_far = match_from_rows(next.match, hands_);
    const MatchSheet sheet = game_.sheet(row_.rules, so_far);
    const SeatPlan& plan = sheet.course.at(hands_.size());
    next.match.length = sheet.length;
    next.seating = seating_.moved_to(plan.persons).unready().without_wishes().dealt();
    model::HandRow& row = next.row;
    row.id = environment.new_id();
    row.match = next.match.key;
    row.number = MatchHand{static_cast<int>(hands_.size()) + 1};
    row.dealer = plan.dealer;
    row.opened = now.utc;
    for (const Seat s : next.seating.seats()) {
        if (const auto guest = next.seating.at(s)->guest) next.disclosures.push_back({*guest, s});
        row.seats.push_back(dealt_to(next.seating, s, plan.persons[s]));
    }
    for (const model::HandSeat& seat : row.seats)
        if (seat.guest) next.known.push_back(*seat.guest);
    for (const model::HandRow& hand : hands_)
        for (const model::HandSeat& seat : hand.seats)
            if (seat.guest) next.known.push_back(*seat.guest);
    FairRandom cards = fair_random(Lot::cards, prepared.has_value(), environment);
    next.lot = std::move(cards.row);
    Opening opening = game_.open(row_.rules, so_far, row.dealer, cards.words,
                                 prepared ? std::span<const Card>(prepared->cards) : std::span<const Card>());
    next.hand = std::move(opening.hand);
    next.log = std::move(opening.log);
    next.call(called_now(next.known));
    return next;
}

model::People TableState::called_now(const std::vector<GuestKey>& guests) const {
    model::People people;
    for (const GuestKey key : guests)
        if (const auto guest = people_.find(key); guest != people_.end()) people.insert(*guest);
    for (const ConnectedGuest& one : here_)
        if (one.fresh && people.contains(one.guest.key)) people[one.guest.key] = one.guest;
    return people;
}

void NewHand::call(model::People now) {
    people = std::move(now);
    for (const auto& [key, guest] : people) seating = seating.renamed(key, guest.name);
    for (model::HandSeat& seat : row.seats) {
        if (!seat.guest) continue;
        seat.name = seating.at(seat.seat)->name;
        if (const auto guest = people.find(*seat.guest); guest != people.end()) {
            seat.number = guest->second.number;
            seat.member = guest->second.member;
        }
    }
}

void NewHand::written(const model::OpenHand::Opened& opened) {
    match.key = row.match = opened.match;
    row.key = opened.hand;
    call(opened.people);
}

void TableState::fold(NewHand opened, Moment now) {
    match_ = std::move(opened.match);
    hands_.push_back(std::move(opened.row));
    sheet_ = sheet_with(*match_, hands_);
    hand_ = std::move(opened.hand);
    last_hand_ = at_table(match_->from_hand, hands_.back().number);
    disclosures_ = HandDisclosures();
    for (const model::DisclosureRow& row : opened.disclosures) disclosures_.add(row.guest, row.seat);
    stage_ = Stage::playing;
    seating_ = std::move(opened.seating);
    for (auto& [key, guest] : opened.people) people_[key] = std::move(guest);
    for (model::HandRow& hand : hands_) // earlier hands show current names
        for (model::HandSeat& seat : hand.seats)
            if (const auto guest = people_.find(seat.guest.value_or(GuestKey()));
                guest != people_.end() && &hand != &hands_.back()) {
                seat.name = guest->second.name;
                seat.member = guest->second.member;
            }
    for (ConnectedGuest& one : here_) one.fresh = false; // all current names are now in use
    last_match_.reset();
    asked_since_.fill(now);
    clocks_.begin_hand();
    if_broken_off_ = if_broken_off();
}

HandEnd TableState::hand_end(Closing closing, Moment now) const {
    HandEnd end{std::move(closing), hands_, *match_, {}, {}, {}};
    end.hands.back() = closed_hand(end.closing, now);
    end.sheet = sheet_with(end.match, end.hands);
    end.lines = new_lines(end.sheet, end.match);
    if (end.sheet.over) end.match.ended = end.hands.back().closed;
    Seating next = seating_.with_successors();
    if (end.sheet.over) next = next.without_wishes();
    if (next.rows() != seating_.rows()) end.seating = std::move(next);
    return end;
}

/// Returns the row of the hand that a step ends: each seat's amount, and who finished it for whom.
model::HandRow TableState::closed_hand(const Closing& closing, Moment now) const {
    model::HandRow row = hands_.back();
    row.closed = now.utc;
    row.ending = closing.hand.ending;
    for (model::HandSeat& seat : row.seats) {
        seat.amount = closing.hand.amounts[seat.seat];
        const auto n = static_cast<std::size_t>(index(seat.seat));
        if (n < closing.hand.sides.size() && closing.hand.sides[n] != kNoSide)
            seat.side = closing.hand.sides[n];
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

std::optional<HandEnd> TableState::end_with(const Step& step, Moment now) const {
    if (!step.over) return std::nullopt;
    return hand_end(hand_->closing(step), now);
}

void TableState::fold(const Step& step, const HandEnd* end, Moment now) {
    hand_->take(step);
    if (end == nullptr) {
        for (const Seat s : seating_.seats())
            if (asked_just_now(s)) asked_since_[s] = now;
        return;
    }
    match_ = end->match;
    hands_ = end->hands;
    sheet_ = end->sheet;
    if (end->seating) seating_ = *end->seating;
    stage_ = end->stage();
    between_since_ = now;
    rename_seated();
    if_broken_off_ = if_broken_off();
}

} // namespace germini::server
