// Counting the votes of those at a table: pure, without a clock.
#pragma once
#include "server/table/by_seat.hpp"
#include "server/table/seating.hpp"

#include <vector>

namespace germini::server {

/// What the table knows of the guest in a seat when votes are counted.
struct Presence {
    bool here = false;      ///< connected
    bool away_long = false; ///< not, and that beyond the table's limit
};

/// Seats whose guests are asked: who play themselves, are not away beyond the limit, and whom it is not
/// about.
std::vector<Seat> voters(const Seating& seating, const BySeat<Presence>& presence, const Motion& motion);

/// A pause, and a bot for one who is silent: more than half of the voters who are here; one who is here alone
/// decides alone once the others are away beyond the limit. Adjourning and stepping in: all voters, those who
/// have just lost their line too.
bool carried(const Seating& seating, const BySeat<Presence>& presence, const Motion& motion);

} // namespace germini::server
