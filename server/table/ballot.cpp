#include "server/table/ballot.hpp"

#include <algorithm>

namespace germini::server {

VoteCount count_votes(const Seating& seating, const BySeat<Presence>& presence, const Proposal& proposal) {
    const bool of_all = proposal.kind == ProposalKind::adjourn || proposal.kind == ProposalKind::step_in;
    VoteCount count;
    int present = 0;
    for (const Seat s : seating.seats()) {
        const bool concerned = proposal.kind == ProposalKind::bot && proposal.seat == s;
        if (!seating.plays(s) || concerned || presence[s].away_long) continue;
        count.of.push_back(s);
        present += presence[s].here ? 1 : 0;
        const auto& votes = seating.at(s)->votes;
        if ((of_all || presence[s].here) && std::ranges::find(votes, proposal) != votes.end())
            count.by.push_back(s);
    }
    const int all = static_cast<int>(count.of.size());
    const bool alone = present == 1 && all > 1; // the others may be back in a moment
    count.need = of_all || alone ? all : present / 2 + 1;
    return count;
}

} // namespace germini::server
