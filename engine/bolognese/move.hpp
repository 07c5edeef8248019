// The moves of a seat, as a closed sum type.
#pragma once
#include "engine/bolognese/combination.hpp"
#include "engine/bolognese/event.hpp"
#include "engine/core/card.hpp"
#include "engine/core/cardset.hpp"
#include "engine/core/seat.hpp"

#include <variant>

namespace germini::bolognese {

/// Combinations shown, each as its cards. More than any hand can hold are refused, so the list may be
/// truncated at its capacity.
using ShownSets = List<CardSet, kMaxCombinations + 1>;

struct CallMove {
    ShownSets shown; ///< empty: the dealer does not call out
};
struct DiscardMove {
    CardList cards; ///< in the order listed; a card may appear twice, which is refused (DISC-1)
};
struct DeclareMove {
    ShownSets shown;
    bool out = false; ///< whether the seat calls the match out with it (OUT-1)
};
struct PlayMove {
    Card card = kNoCard;
    Signal signal = Signal::none;
};
struct GiveMove {
    Card card = kNoCard; ///< the card owed for the Matto (GIVE-4)
};
struct ClaimMove {}; ///< claims the rest (CLAIM-1)
struct AnswerMove {
    bool accepts = true; ///< true: accepts the claim; false: has it played on (CLAIM-5)
};
struct BidMove {
    Bid bid = Bid::passo;
};
struct AnswerBidMove {
    bool objects = false; ///< true: plays without the pozzo itself; false: lets the asker play (BID-3)
};

struct Move {
    Seat seat = kNoSeat;
    std::variant<CallMove, DiscardMove, DeclareMove, PlayMove, GiveMove, ClaimMove, AnswerMove, BidMove,
                 AnswerBidMove>
        what;
};

} // namespace germini::bolognese
