// The number of a hand in its match is not its number at the table.
#include "server/table/proposal.hpp"

using namespace germini::server;

Proposal pause([[maybe_unused]] TableHand played, [[maybe_unused]] MatchHand of_the_match) {
#ifdef GERMINI_VALID_USE
    return {ProposalKind::pause, germini::kNoSeat, played, 0};
#else
    return {ProposalKind::pause, germini::kNoSeat, of_the_match, 0};
#endif
}
