// Counts the votes at a table: pure, without a clock.
#pragma once
#include "server/table/by_seat.hpp"
#include "server/table/seating.hpp"

#include <iterator>
#include <vector>

namespace germini::server {

/// Presence of the guest in a seat when votes are counted.
struct Presence {
    bool here = false;      ///< connected
    bool away_long = false; ///< not connected for longer than the table's limit
};

struct VoteCount {
    std::vector<Seat> of; ///< guests who may vote: they play, are not away beyond the limit and not concerned
    std::vector<Seat> by; ///< votes that count
    int need = 0;         ///< number of votes needed
    bool carried() const { return need > 0 && std::ssize(by) >= need; }
};

/// A pause, or a bot for a silent player, needs more than half of the voters who are connected. A single
/// connected voter decides alone once the others are away beyond the limit. Adjourning and stepping in need
/// all voters, including those who have just lost their connection.
VoteCount count_votes(const Seating& seating, const BySeat<Presence>& presence, const Proposal& proposal);

} // namespace germini::server
