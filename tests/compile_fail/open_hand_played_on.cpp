// What would have been is asked of a hand that is closed, or that somebody has the record of; of the one that
// is played at a table it cannot be.
#include "server/table/what_if.hpp"

int play_on([[maybe_unused]] const germini::store::PastHand& closed,
            [[maybe_unused]] const std::vector<germini::server::LoggedEvents>& under_way,
            const germini::server::Game& game) {
    using namespace germini;
#ifdef GERMINI_VALID_USE
    return server::WhatIf(game, server::FinishedHand(closed.rules, closed.log), 1, Seat{}).hand().events();
#else
    return server::WhatIf(game, server::FinishedHand(closed.rules, under_way, true), 1, Seat{})
        .hand()
        .events();
#endif
}
