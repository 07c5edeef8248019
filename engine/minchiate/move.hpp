// The moves of a seat, as a closed sum type (docs/hand-record.md, `moves`).
#pragma once
#include "engine/core/card.hpp"
#include "engine/core/cardset.hpp"
#include "engine/core/seat.hpp"
#include "engine/minchiate/versicola.hpp"

#include <variant>

namespace germini::minchiate {

struct CutMove {
    int lifted = 0; ///< number of cards lifted off the top (CUT-2)
};
struct DiscardMove {
    CardList cards; ///< in the order listed; the order matters after more than 13 robbed cards (D-27)
};
struct DeclareMove {
    /// Each versicola as its cards, with the Matto in every one that it is added to; an empty list declares
    /// none. More than any hand can hold is refused, so the list may be truncated at its capacity.
    List<CardSet, kMaxVersicole + 1> versicole;
};
struct PlayMove {
    Card card = kNoCard;
    Seat by = kNoSeat; ///< the seat that chooses the card of a fallen hand (VAR-1); kNoSeat for its own card
};
struct GiveMove {
    Card card = kNoCard; ///< the card paid for the Matto (D-9)
};
struct FallMove {};  ///< lays the hand open for good (VAR-1)
struct ClaimMove {}; ///< claims the rest (CLAIM-1)
struct AnswerMove {
    bool accepts = true; ///< true: accepts the claim; false: has it played on (CLAIM-5)
};

struct Move {
    Seat seat = kNoSeat;
    std::variant<CutMove, DiscardMove, DeclareMove, PlayMove, GiveMove, FallMove, ClaimMove, AnswerMove> what;
};

} // namespace germini::minchiate
