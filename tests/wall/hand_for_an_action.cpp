// The number of a hand is no action's.
#include "server/table/answers.hpp"

bool old(const germini::server::Answers& answers, germini::store::GuestKey guest,
         [[maybe_unused]] germini::protocol::ActionId action,
         [[maybe_unused]] germini::server::TableHand hand) {
#ifdef GERMINI_WALL_DOOR
    return answers.stale(guest, action);
#else
    return answers.stale(guest, hand);
#endif
}
