// Limits for a person with several rows (merges.hpp): one seat per table and one hand per deal.
#pragma once
#include "server/store/tables.hpp"

#include <optional>
#include <vector>

namespace germini::store {

/// Returns the seats beyond each person's first one, in order. A seat that a guest has now comes before one
/// that they get from the next hand on.
std::vector<Seat> second_seats(Database& db, const std::vector<model::SeatRow>& seats);
/// Returns the seat whose hand any row of the guest's person was sent in this deal.
std::optional<Seat> seat_seen(Database& db, model::HandKey hand, model::GuestKey guest);

} // namespace germini::store
