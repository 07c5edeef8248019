// What a seat does: a closed sum.
#pragma once
#include "engine/bolognese/combination.hpp"
#include "engine/bolognese/event.hpp"
#include "engine/core/card.hpp"
#include "engine/core/cardset.hpp"
#include "engine/core/seat.hpp"

#include <variant>

namespace germini::bolognese {

/// Combinations shown, each as its cards. More than any hand can hold are refused, so the list may be cut at
/// its capacity.
using ShownSets = List<CardSet, kMaxCombinations + 1>;

struct CallMove {
    ShownSets shown; ///< none: nobody calls out
};
struct DiscardMove {
    CardRun cards; ///< in the order listed, also one twice (DISC-1)
};
struct DeclareMove {
    ShownSets shown;
    bool out = false; ///< calls the match out with it (OUT-1)
};
struct PlayMove {
    Card card = kNoCard;
    Signal signal = Signal::none;
};
struct GiveMove {
    Card card = kNoCard; ///< owed for the Matto (GIVE-4)
};
struct ClaimMove {}; ///< claims the rest (CLAIM-1)
struct AnswerMove {
    bool accepts = true; ///< a claim; else it is played on (CLAIM-5)
};

struct Move {
    Seat seat = kNoSeat;
    std::variant<CallMove, DiscardMove, DeclareMove, PlayMove, GiveMove, ClaimMove, AnswerMove> what;
};

} // namespace germini::bolognese
