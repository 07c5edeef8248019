// Counts the votes at a table: pure, without a clock.
#pragma once
#include "server/table/by_seat.hpp"
#include "server/table/seating.hpp"

#include <vector>

namespace germini::server {

/// Presence of the guest in a seat when votes are counted.
struct Presence {
    bool here = false;      ///< connected
    bool away_long = false; ///< not connected for longer than the table's limit
};

/// Returns the seats whose guests may vote: those who play themselves, are not away beyond the limit, and are
/// not the subject of the proposal.
std::vector<Seat> voters(const Seating& seating, const BySeat<Presence>& presence, const Proposal& proposal);

/// Returns true if the proposal is carried. A pause, or a bot for a silent player, needs more than half of
/// the voters who are connected. A single connected voter decides alone once the others are away beyond the
/// limit. Adjourning and stepping in need all voters, including those who have just lost their connection.
bool carried(const Seating& seating, const BySeat<Presence>& presence, const Proposal& proposal);

} // namespace germini::server
