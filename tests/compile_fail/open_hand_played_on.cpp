// Alternatives are computed for a closed hand, or for a record that somebody has, never for the hand
// that is being played at a table.
#include "server/model/past_hand.hpp"
#include "server/table/what_if.hpp"

int play_on([[maybe_unused]] const germini::model::PastHand& closed,
            [[maybe_unused]] const std::vector<germini::server::LoggedEvents>& under_way,
            const germini::server::Game& game) {
    using namespace germini;
#ifdef GERMINI_VALID_USE
    return server::WhatIf(server::FinishedHand(game.rules(closed.rules), closed.log), 1, Seat{})
        .hand()
        .events();
#else
    return server::WhatIf(server::FinishedHand(game.rules(closed.rules), under_way, true), 1, Seat{})
        .hand()
        .events();
#endif
}
