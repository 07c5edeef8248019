#include "server/store/one_person.hpp"

#include "server/store/merges.hpp"

#include <algorithm>
#include <set>

namespace germini::store {

std::vector<Seat> second_seats(Database& db, const std::vector<model::SeatRow>& seats) {
    std::set<model::GuestKey> people;
    std::vector<Seat> second;
    const auto count = [&](const std::optional<model::GuestKey>& guest, Seat seat) {
        if (guest && !people.insert(person_of(db, *guest)).second) second.push_back(seat);
    };
    for (const model::SeatRow& row : seats) count(row.guest, row.seat);
    for (const model::SeatRow& row : seats) count(row.heir, row.seat);
    std::sort(second.begin(), second.end());
    return second;
}

std::optional<Seat> seat_seen(Database& db, model::HandKey hand, model::GuestKey guest) {
    Statement row(db, "SELECT s.seat FROM sightings s JOIN guests g ON g.key = s.guest"
                      " WHERE s.hand_key = ? AND coalesce(g.merged_into, g.key) = ? LIMIT 1");
    if (!row.with(hand, person_of(db, guest)).step()) return std::nullopt;
    return row.place<Seat>(0);
}

} // namespace germini::store
