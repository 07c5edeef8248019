#include "server/table/presences.hpp"

#include <algorithm>

namespace germini::server {

const ConnectedGuest* Presences::find(GuestKey guest) const {
    for (const ConnectedGuest& one : connected_)
        if (one.guest.key == guest) return &one;
    return nullptr;
}

ConnectedGuest* Presences::entry(GuestKey guest) {
    for (ConnectedGuest& one : connected_)
        if (one.guest.key == guest) return &one;
    return nullptr;
}

bool Presences::silent(GuestKey guest) const {
    const ConnectedGuest* one = find(guest);
    return one != nullptr && one->silent;
}

bool Presences::here_of(const std::optional<SeatState>& holder) const {
    return holder && holder->guest && here(*holder->guest);
}

bool Presences::anybody_here(const Seating& seating) const {
    for (const Seat s : seating.seats())
        if (seating.plays(s) && here_of(seating.at(s))) return true;
    return false;
}

std::optional<Moment> Presences::away_since(GuestKey guest) const {
    const auto since = away_since_.find(guest);
    return since == away_since_.end() ? std::nullopt : std::optional<Moment>(since->second);
}

protocol::BotPace Presences::pace(const Seating& seating) const {
    std::optional<protocol::BotPace> slowest;
    for (const Seat s : seating.seats()) {
        if (!seating.plays(s)) continue;
        const ConnectedGuest* player = find(*seating.at(s)->guest);
        const auto wish = player != nullptr ? player->pace : protocol::BotPace::natural;
        slowest = std::min(slowest.value_or(wish), wish);
    }
    return slowest.value_or(protocol::BotPace::natural);
}

bool Presences::looked_back(const Seating& seating) const {
    return std::any_of(connected_.begin(), connected_.end(), [&seating](const ConnectedGuest& one) {
        const auto seat = seating.seat_of(one.guest.key);
        return one.looks && seat && seating.plays(*seat);
    });
}

void Presences::came(const model::Guest& guest) {
    std::erase_if(connected_, [&guest](const ConnectedGuest& other) { return other.guest.key == guest.key; });
    connected_.push_back({guest});
    away_since_.erase(guest.key);
}

void Presences::went(GuestKey guest, bool awaited, Moment now) {
    std::erase_if(connected_, [guest](const ConnectedGuest& other) { return other.guest.key == guest; });
    if (awaited) away_since_[guest] = now;
}

void Presences::all_away(const Seating& seating, Moment now) {
    for (const Seat s : seating.seats())
        if (const auto& holder = seating.at(s); holder && holder->guest)
            away_since_.emplace(*holder->guest, now);
}

void Presences::rename(GuestKey guest, const std::string& name) {
    ConnectedGuest* const one = entry(guest);
    if (one == nullptr) return;
    one->guest.name = name;
    one->fresh = true;
}

void Presences::set_silent(GuestKey guest, bool silent) {
    if (ConnectedGuest* one = entry(guest)) one->silent = silent;
}

void Presences::set_pace(GuestKey guest, protocol::BotPace wish) {
    if (ConnectedGuest* one = entry(guest)) one->pace = wish;
}

void Presences::set_looks(GuestKey guest, bool looks) {
    if (ConnectedGuest* one = entry(guest)) one->looks = looks;
}

void Presences::names_used() {
    for (ConnectedGuest& one : connected_) one.fresh = false;
}

} // namespace germini::server
