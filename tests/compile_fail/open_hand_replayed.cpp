// A hand is replayed with everybody's cards from the log of a closed hand, never from that of a hand
// in progress.
#include "server/model/past_hand.hpp"
#include "server/store/hands.hpp"
#include "server/table/finished_hand.hpp"

std::string tell([[maybe_unused]] germini::store::Database& db, [[maybe_unused]] std::int64_t under_way,
                 [[maybe_unused]] const germini::model::PastHand& closed, const germini::server::Game& game) {
#ifdef GERMINI_VALID_USE
    return game.replay_events(germini::server::FinishedHand(game.rules(closed.rules), closed.log),
                              std::nullopt);
#else
    return game.replay_events(
        germini::server::FinishedHand(
            game.rules(closed.rules),
            germini::model::ClosedLog(germini::store::events_of(db, germini::model::HandKey(under_way)),
                                      false)),
        std::nullopt);
#endif
}
