#include "server/table/settlement.hpp"

#include <algorithm>

namespace germini::server {
namespace {

bool anybody_stays(const Seating& seating) {
    for (const Seat s : seating.seats())
        if (seating.at(s) && (seating.at(s)->guest || seating.at(s)->successor)) return true;
    return false;
}

/// Returns true if all who play in person, at least one, wish to end the match.
bool all_wish(const Seating& seating, SeatSet away) {
    int wishes = 0;
    for (const Seat s : seating.seats()) {
        const auto& holder = seating.at(s);
        if (!holder || !holder->manned() || holder->bot || away.has(s)) continue;
        if (!holder->break_off) return false;
        ++wishes;
    }
    return wishes > 0;
}

/// Returns true if the seat's guest leaves with this very change. If that ends the match, they agree to its
/// end or leave nobody behind, so they are no deserter (D-33, D-29). A guest replaced for stalling always is.
bool goes_last(const std::optional<SeatState>& before, const std::optional<SeatState>& now) {
    if (!before || !before->guest || before->stalled || !now) return false;
    return !now->guest || (now->vacated && !now->bot && !before->vacated);
}

} // namespace

model::HandSeat dealt_to(const Seating& seating, Seat seat, Person person) {
    const SeatState& holder = *seating.at(seat);
    model::HandSeat row;
    row.seat = seat;
    row.person = person;
    row.guest = holder.guest;
    row.name = holder.guest ? holder.name : seating.bot_at(seat);
    if (holder.guest && holder.bot) row.substitute = seating.bot_at(seat);
    return row;
}

BrokenOff ends(const Seating& before, const Seating& now) {
    BrokenOff end;
    end.all_left = anybody_stays(before) && !anybody_stays(now);
    for (const Seat seat : now.deserters()) {
        if (goes_last(before.at(seat), now.at(seat))) continue;
        const Person person = now.persons()[seat];
        const auto place = std::ranges::upper_bound(end.deserters, person, {}, &model::DeserterRow::person);
        end.deserters.insert(place, {person, now.at(seat)->deserter()});
    }
    return end;
}

std::optional<BrokenOff> ended_by(const Seating& before, const Seating& now, SeatSet away) {
    BrokenOff end = ends(before, now);
    if (!end.all_left && !all_wish(now, away)) return std::nullopt;
    return end;
}

Account account_of(Person person, const std::vector<model::HandSeat>& last_hand,
                   const std::vector<model::DeserterRow>& deserters) {
    const auto is = [person](const auto& row) { return row.person == person; };
    const model::HandSeat& dealt = *std::find_if(last_hand.begin(), last_hand.end(), is);
    const auto deserter = std::find_if(deserters.begin(), deserters.end(), is);
    if (deserter == deserters.end() || deserter->guest == dealt.guest)
        return {dealt.guest, dealt.name, dealt.substitute};
    return {deserter->guest, "", std::nullopt};
}

} // namespace germini::server
