// A record that is about to be stored cannot be the body of an answer; one that was read back can.
#include "server/model/past_hand.hpp"
#include "server/net/message.hpp"
#include "server/table/game.hpp"

void answer(germini::server::Response& response, [[maybe_unused]] const germini::server::Closing& closing,
            [[maybe_unused]] const germini::model::PastHand& hand) {
#ifdef GERMINI_VALID_USE
    response.body = hand.record;
#else
    response.body = closing.record;
#endif
}
