// What the table sends to its guests and the lobby.
#include "server/table/table_state.hpp"

#include "server/table/match_to_wire.hpp"
#include "server/table/players.hpp"

#include <algorithm>

namespace germini::server {

std::optional<SecretHash> TableState::browser_of(GuestKey guest) const {
    for (const ConnectedGuest& one : here_)
        if (one.guest.key == guest) return one.guest.browser;
    const auto known = people_.find(guest);
    return known == people_.end() ? std::nullopt : known->second.browser;
}

/// Returns groups of seats whose guests, or successors, use the same browser.
std::vector<std::vector<Seat>> TableState::seats_of_one_browser() const {
    std::map<SecretHash, std::vector<Seat>> seats;
    for (const Seat s : seating_.seats()) {
        const auto& holder = seating_.at(s);
        if (!holder) continue;
        const auto guest = holder->successor ? std::optional(holder->successor->guest) : holder->guest;
        if (const auto browser = guest ? browser_of(*guest) : std::nullopt) seats[*browser].push_back(s);
    }
    std::vector<std::vector<Seat>> shared;
    for (auto& [browser, of_one] : seats)
        if (of_one.size() > 1) shared.push_back(std::move(of_one));
    return shared;
}

protocol::Table TableState::look(Moment now) const {
    protocol::Table table;
    table.id = row_.id;
    table.game = row_.game;
    table.rules = row_.rules;
    table.state = model::word(stage_);
    table.sides = to_wire(sides_);
    const SeatSet late = overdue(now);
    for (const Seat s : seating_.seats()) {
        const auto& holder = seating_.at(s);
        table.seats.emplace_back();
        if (!holder) continue;
        protocol::SeatOccupant seat;
        seat.name = holder->name;
        if (const auto guest = people_.find(holder->guest.value_or(GuestKey())); guest != people_.end())
            seat.number = guest->second.number, seat.member = guest->second.member && !holder->bot;
        seat.bot = holder->bot;
        seat.here = holder->bot || (holder->guest && here(*holder->guest));
        seat.silent = holder->guest && silent(*holder->guest);
        seat.ready = holder->ready;
        seat.vacated = holder->vacated;
        seat.substitute = holder->bot && holder->guest;
        seat.break_off = holder->break_off;
        seat.deserter = match_under_way() && holder->deserter().has_value();
        if (holder->successor) seat.next = holder->successor->name;
        if (holder->guest && !seat.here)
            if (const auto away = away_since_.find(*holder->guest); away != away_since_.end())
                seat.away = away->second.utc;
        if (const auto since = asked_since(s); since && plays(s)) seat.asked = since->utc;
        seat.overdue = late.has(s);
        table.seats.back() = std::move(seat);
    }
    for (const ConnectedGuest& one : here_) table.spectators += seating_.seat_of(one.guest.key) ? 0 : 1;
    table.host = number_of(seating_.seat_of(row_.host));
    table.host_name = row_.host_name;
    table.open = row_.open;
    table.bots = row_.bots;
    table.level = protocol::word(row_.level);
    table.spectators_allowed = row_.spectators;
    table.seconds = row_.seconds;
    table.rounds = row_.rounds;
    table.drawn = row_.drawn;
    table.takeover = row_.takeover;
    table.seats_assigned = row_.assigned;
    table.chat = row_.chat;
    table.chat_muted = row_.chat_muted;
    table.aids = row_.aids;
    table.hints = row_.hints;
    table.is_public = row_.is_public;
    table.limit = settings_.absence.count();
    if (halt_) table.halt = protocol::Halt{std::string(word(halt_->kind)), halt_->since, halt_->until};
    table.votes = ballots(now);
    for (const auto& seats : seats_of_one_browser()) table.one_browser.push_back(numbers_of(seats));
    table.last_match = last_match_;
    table.hand = number(hand_number());
    table.commitment = commitment();
    table.clock = clock(now);
    if (match_) table.match = look_at_match(now);
    return table;
}

TableSummary TableState::summary() const {
    TableSummary summary;
    summary.id = row_.id;
    summary.game = row_.game;
    summary.preset = preset_;
    summary.rounds = row_.rounds;
    summary.insiders = members_;
    if (row_.spectators) summary.insiders.insert(summary.insiders.end(), watchers_.begin(), watchers_.end());
    summary.insiders.push_back(row_.host);
    summary.insiders.insert(summary.insiders.end(), organisers_.begin(), organisers_.end());
    for (const Seat s : seating_.seats()) {
        const auto& holder = seating_.at(s);
        summary.seats.emplace_back();
        if (!holder) continue;
        const auto guest = people_.find(holder->guest.value_or(GuestKey()));
        summary.seats.back() = SummarySeat{holder->name, holder->bot,
                                           !holder->bot && guest != people_.end() && guest->second.member};
        if (holder->successor) summary.insiders.push_back(holder->successor->guest);
        if (!holder->guest) continue;
        summary.seated.push_back(*holder->guest);
        summary.insiders.push_back(*holder->guest);
    }
    if (match_under_way() && row_.takeover && row_.open)
        for (const Seat s : seating_.seats()) summary.takeover_seats += seating_.claimable(s) ? 1 : 0;
    summary.state = stage_;
    if (halt_) summary.halt = halt_->kind;
    summary.open = row_.open;
    summary.spectators = row_.spectators;
    summary.seats_assigned = row_.assigned;
    summary.hand = hand_number();
    summary.created = row_.created;
    summary.host = row_.host;
    summary.host_name = row_.host_name;
    summary.invitation = row_.invitation;
    summary.connections = static_cast<int>(here_.size());
    return summary;
}

protocol::Match TableState::look_at_match(Moment now) const {
    protocol::Match match;
    match.id = match_->id;
    match.from = number(match_->from_hand);
    match.rounds = match_->rounds;
    match.length = match_->length;
    match.seating = numbers_of(seating_.persons());
    match.players = players_of(hands_);
    for (const model::HandRow& hand : hands_) {
        if (!hand.closed) continue;
        protocol::ClosedHand closed{hand.id, number(hand.number), index(hand.dealer), {}, word(hand.ending),
                                    {},      dealt(hand.seats)};
        for (const model::HandSeat& seat : hand.seats) {
            closed.amounts.push_back(seat.amount.value_or(0));
            closed.persons.push_back(index(seat.person));
        }
        match.hands.push_back(std::move(closed));
    }
    match.lines = to_wire(sheet_.lines);
    match.totals = {sheet_.totals.begin(), sheet_.totals.end()};
    match.draw = match_->draw;
    if (match_->lot) match.draw_proof = to_wire(*match_->lot);
    match.broken_off = match_->broken_off;
    for (const model::DeserterRow& deserter : match_->deserters)
        match.deserters.push_back(index(deserter.person));
    match.course = to_wire(sheet_.course);
    if (if_broken_off_) {
        auto& cost = match.if_broken_off.emplace();
        cost.deserters = numbers_of(if_broken_off_->deserters);
        cost.lines = to_wire(if_broken_off_->lines);
        for (const Seat s : seating_.seats())
            if (seating_.plays(s) && !away_in(s, now)) cost.of.push_back(index(s));
    }
    return match;
}

} // namespace germini::server
