// What the table shows its guests and the lobby.
#include "server/table/table_state.hpp"

#include <map>

namespace germini::server {

std::optional<SecretHash> TableState::browser_of(GuestKey guest) const {
    if (const ConnectedGuest* one = presences_.find(guest)) return one->guest.browser;
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

TableView TableState::look(Moment now) const {
    TableView view{row_, sides_, stage_};
    const SeatSet late = overdue(now);
    for (const Seat s : seating_.seats()) {
        const auto& holder = seating_.at(s);
        auto& shown = view.seats.emplace_back();
        if (!holder) continue;
        SeatView& seat = shown.emplace(SeatView{*holder});
        if (const auto guest = people_.find(holder->guest.value_or(GuestKey())); guest != people_.end())
            seat.number = guest->second.number, seat.member = guest->second.member && !holder->bot;
        seat.here = holder->bot || (holder->guest && here(*holder->guest));
        seat.silent = holder->guest && presences_.silent(*holder->guest);
        seat.deserter = match_under_way() && holder->deserter().has_value();
        if (holder->guest && !seat.here)
            if (const auto away = presences_.away_since(*holder->guest)) seat.away = away->utc;
        if (const auto since = asked_since(s); since && plays(s)) seat.asked = since->utc;
        seat.overdue = late.has(s);
    }
    for (const ConnectedGuest& one : presences_.connected())
        view.spectators += seating_.seat_of(one.guest.key) ? 0 : 1;
    view.host = seating_.seat_of(row_.host);
    view.limit = settings_.absence.count();
    view.halt = halt_;
    view.votes = ballots(now);
    view.one_browser = seats_of_one_browser();
    view.last_match = book_.last_match();
    view.hand = hand_number();
    view.commitment = commitment();
    view.clock = clock(now);
    if (match()) view.match.emplace(look_at_match(now));
    return view;
}

TableSummary TableState::summary() const {
    TableSummary summary;
    summary.id = row_.id;
    summary.game = row_.game;
    summary.preset = rules_->preset();
    summary.rounds = row_.rounds;
    summary.insiders = admissions_.members();
    if (row_.spectators)
        summary.insiders.insert(summary.insiders.end(), admissions_.watchers().begin(),
                                admissions_.watchers().end());
    summary.insiders.push_back(row_.host);
    summary.insiders.insert(summary.insiders.end(), admissions_.organisers().begin(),
                            admissions_.organisers().end());
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
    summary.connections = static_cast<int>(presences_.connected().size());
    return summary;
}

MatchView TableState::look_at_match(Moment now) const {
    MatchView match{*book_.match(), book_.hands(), book_.sheet(), seating_.persons()};
    if (const auto& effect = book_.if_broken_off()) {
        auto& cost = match.if_broken_off.emplace(BreakOffView{effect->deserters, effect->lines, {}});
        for (const Seat s : seating_.seats())
            if (seating_.plays(s) && !away_in(s, now)) cost.of.push_back(s);
    }
    return match;
}

} // namespace germini::server
