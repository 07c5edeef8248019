// The moves of a seat, as a closed sum type (docs/rules/hand-record.md, `moves`): those of the game for
// pairs, without a fallen hand, and going out.
#pragma once
#include "engine/minchiate/move.hpp"

namespace germini::solo {

using minchiate::AnswerMove;
using minchiate::ClaimMove;
using minchiate::CutMove;
using minchiate::DeclareMove;
using minchiate::DiscardMove;
using minchiate::GiveMove;

/// Goes out, or stays (OUT-1).
struct OutMove {
    bool out = false;
};
struct PlayMove {
    Card card = kNoCard;
};

struct Move {
    Seat seat = kNoSeat;
    std::variant<CutMove, OutMove, DiscardMove, DeclareMove, PlayMove, GiveMove, ClaimMove, AnswerMove> what;
};

} // namespace germini::solo
