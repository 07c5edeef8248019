// Hands of a match: opening and closing them.
#include "server/table/table_state.hpp"

#include "server/table/match_from_rows.hpp"

#include <algorithm>

namespace germini::server {

using model::Stage;

bool TableState::may_open() const {
    return (stage_ == Stage::waiting || stage_ == Stage::between) && !halt_ &&
           seating_.all_ready(resting_next()) && seating_.playing_guests() > 0;
}

bool TableState::opens_by_itself() const {
    return stage_ == Stage::between && !halt_ && seating_.all_manned(resting_next());
}

NewHand TableState::new_hand(const Environment& environment, Moment now) const {
    const std::optional<PreparedPack> prepared = environment.next_prepared_pack(game_.name());
    NewHand next{
        match() ? *match() : new_match(prepared, environment, now), {}, seating_, {}, {}, {}, {}, {}};
    const MatchSoFar so_far = match_from_rows(next.match, book_.hands());
    const MatchSheet sheet = rules_->sheet(so_far);
    const SeatPlan& plan = sheet.course.at(book_.hands().size());
    next.match.length = sheet.length;
    next.seating = seating_.moved_to(plan.persons).unready().without_wishes().dealt();
    model::HandRow& row = next.row;
    row.id = environment.new_id();
    row.match = next.match.key;
    row.number = MatchHand{static_cast<int>(book_.hands().size()) + 1};
    row.dealer = plan.dealer;
    row.opened = now.utc;
    for (const Seat s : next.seating.seats()) {
        if (const auto guest = next.seating.at(s)->guest) next.disclosures.push_back({*guest, s});
        row.seats.push_back(dealt_to(next.seating, s, plan.persons[s]));
    }
    for (const model::HandSeat& seat : row.seats)
        if (seat.guest) next.known.push_back(*seat.guest);
    for (const model::HandRow& hand : book_.hands())
        for (const model::HandSeat& seat : hand.seats)
            if (seat.guest) next.known.push_back(*seat.guest);
    if (std::find(next.known.begin(), next.known.end(), row_.host) == next.known.end())
        next.known.push_back(row_.host);
    FairRandom cards = fair_random(Lot::cards, prepared.has_value(), environment);
    next.lot = std::move(cards.row);
    Opening opening =
        rules_->open(so_far, row.dealer, cards.words,
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
    for (const ConnectedGuest& one : presences_.connected())
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
    book_.begin_hand(std::move(opened.match), std::move(opened.row));
    book_.set_sheet(sheet_with(*match(), book_.hands()));
    hand_ = std::move(opened.hand);
    disclosures_ = HandDisclosures();
    for (const model::DisclosureRow& row : opened.disclosures) disclosures_.add(row.guest, row.seat);
    stage_ = Stage::playing;
    seating_ = std::move(opened.seating);
    for (auto& [key, guest] : opened.people) people_[key] = std::move(guest);
    if (const auto host = people_.find(row_.host); host != people_.end()) row_.host_name = host->second.name;
    book_.rename(people_);
    presences_.names_used();
    times_.begin_hand(now);
    book_.set_if_broken_off(if_broken_off());
}

HandEnd TableState::hand_end(Closing closing, Moment now) const {
    HandEnd end{std::move(closing), book_.hands(), *match(), {}, {}, {}};
    end.hands.back() = book_.closed_hand(end.closing, seating_, now);
    end.sheet = sheet_with(end.match, end.hands);
    end.lines = book_.new_lines(end.sheet, end.match, seating_.size());
    if (end.sheet.over) end.match.ended = end.hands.back().closed;
    Seating next = seating_.with_successors();
    if (end.sheet.over) next = next.without_wishes();
    if (next.rows() != seating_.rows()) end.seating = std::move(next);
    return end;
}

std::optional<HandEnd> TableState::end_with(const Step& step, Moment now) const {
    if (!step.over) return std::nullopt;
    return hand_end(hand_->closing(step), now);
}

void TableState::fold(Step& step, const HandEnd* end, Moment now) {
    hand_->take(step);
    if (end == nullptr) {
        for (const Seat s : seating_.seats())
            if (asked_just_now(s)) times_.ask(s, now);
        return;
    }
    book_.end_hand(*end);
    if (end->seating) seating_ = *end->seating;
    stage_ = end->stage();
    times_.end_hand(now);
    show_new_names();
    book_.set_if_broken_off(if_broken_off());
}

} // namespace germini::server
