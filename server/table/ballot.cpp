#include "server/table/ballot.hpp"

#include <algorithm>

namespace germini::server {

std::vector<Seat> voters(const Seating& seating, const BySeat<Presence>& presence, const Proposal& proposal) {
    std::vector<Seat> seats;
    for (const Seat s : seating.seats()) {
        const bool about_him = proposal.kind == ProposalKind::bot && proposal.seat == s;
        if (seating.plays(s) && !about_him && !presence[s].away_long) seats.push_back(s);
    }
    return seats;
}

bool carried(const Seating& seating, const BySeat<Presence>& presence, const Proposal& proposal) {
    const std::vector<Seat> asked = voters(seating, presence, proposal);
    const auto wishes = [&](Seat seat) {
        const auto& votes = seating.at(seat)->votes;
        return std::find(votes.begin(), votes.end(), proposal) != votes.end();
    };
    if (proposal.kind == ProposalKind::adjourn || proposal.kind == ProposalKind::step_in)
        return !asked.empty() && std::all_of(asked.begin(), asked.end(), wishes);
    const auto here = [&](Seat seat) { return presence[seat].here; };
    const auto present = std::count_if(asked.begin(), asked.end(), here);
    const auto yes =
        std::count_if(asked.begin(), asked.end(), [&](Seat seat) { return here(seat) && wishes(seat); });
    const bool alone = present == 1 && asked.size() > 1; // the others may be back in a moment
    return 2 * yes > present && !alone;
}

} // namespace germini::server
