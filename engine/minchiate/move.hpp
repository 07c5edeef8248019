// What a seat does (docs/hand-record.md, `moves`): a closed sum.
#pragma once
#include "engine/core/card.hpp"
#include "engine/core/cardset.hpp"
#include "engine/core/seat.hpp"
#include "engine/minchiate/versicola.hpp"

#include <variant>

namespace germini::minchiate {

struct CutMove {
    int lifted = 0; ///< cards lifted off the top (CUT-2)
};
struct DiscardMove {
    CardRun cards; ///< in the order listed: with more than 13 robbed it matters (D-27)
};
struct DeclareMove {
    /// Each versicola as its cards, the Matto in every one that it is added to; none declares none.
    /// More than any hand can hold is refused, so the list may be cut at its capacity plus one.
    List<CardSet, kMaxVersicole + 1> versicole;
};
struct PlayMove {
    Card card = kNoCard;
    Seat by = kNoSeat; ///< who chooses the card of a fallen hand (VAR-1); kNoSeat for one's own
};
struct GiveMove {
    Card card = kNoCard; ///< paid for the Matto (D-9)
};
struct FallMove {};  ///< lays the hand open (VAR-1)
struct ClaimMove {}; ///< claims the rest (CLAIM-1)
struct AnswerMove {
    bool accepts = true; ///< a claim; else it is played on (CLAIM-5)
};

struct Move {
    Seat seat = kNoSeat;
    std::variant<CutMove, DiscardMove, DeclareMove, PlayMove, GiveMove, FallMove, ClaimMove, AnswerMove> what;
};

} // namespace germini::minchiate
