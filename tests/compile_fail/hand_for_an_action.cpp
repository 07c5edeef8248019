// The number of a hand is not the number of an action.
#include "server/table/answer_cache.hpp"

bool old(const germini::server::AnswerCache& answers, germini::model::GuestKey guest,
         [[maybe_unused]] germini::protocol::ActionId action,
         [[maybe_unused]] germini::server::TableHand hand) {
#ifdef GERMINI_VALID_USE
    return answers.stale(guest, action);
#else
    return answers.stale(guest, hand);
#endif
}
