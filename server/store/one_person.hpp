// Where a person has several rows (merges.hpp): at one table they have one seat, and of one deal one hand.
#pragma once
#include "server/store/tables.hpp"

#include <optional>
#include <vector>

namespace germini::store {

/// The seats beyond each person's first one, in order. A seat that a guest has comes before one that is
/// theirs from the next hand on.
std::vector<Seat> second_seats(Database& db, const std::vector<SeatRow>& seats);
/// The seat whose hand the guest was sent in this deal, by any row of theirs.
std::optional<Seat> seat_seen(Database& db, HandKey hand, GuestKey guest);

} // namespace germini::store
