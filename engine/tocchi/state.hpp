// What all at the table see, the State of a hand, and a viewer's View of it.
#pragma once
#include "engine/core/seen.hpp"
#include "engine/tocchi/event.hpp"

namespace germini::tocchi {

/// The order of the pack and the answers of an open window are all that anybody may not see.
struct PublicState {
    Rules rules;
    Seat dealer{};
    Phase phase = Phase::turn;
    SeatSet due;             ///< who is asked and, as far as is known, has not answered
    BySeat<CardSet> face_up; ///< the seven cards of each seat
    BySeat<CardSet> taken;
    CardSet middle;
    Card turned = kNoCard; ///< the card that belongs to nobody yet
    friend bool operator==(const PublicState&, const PublicState&) = default;
};

struct State : PublicState {
    Pack pack{};
    BySeat<std::int16_t> score{}; ///< the match's lupini before this hand
    BySeat<std::int16_t> marks{}; ///< of this hand
    BySeat<std::int16_t> count{}; ///< TOC-9: the cards taken; in Al palio a touch counts two
    BySeat<std::uint8_t> kinds{}; ///< the kinds of versicole marked, one bit each
    BySeat<std::int16_t> paid{};  ///< the row for the ledger
    SeatSet asked;                ///< who may call the turned card
    SeatSet called;               ///< who has called it
    SeatSet barred;               ///< who may not call the next card (CALL-4)
    std::uint8_t cards = 0;       ///< turned so far
    bool touched = false;         ///< a touch has been taken
    Seat winner = kNoSeat;
    How how = How::pack;
    friend bool operator==(const State&, const State&) = default;
};

struct View : PublicState {
    Viewer viewer;
};

inline int seats_of(const PublicState& table) { return table.rules.players; }
/// The number of answers that are still secret (CALL-5).
inline int withheld(const State& state) {
    return state.phase == Phase::call ? state.asked.size() - state.due.size() : 0;
}

/// A seat's choice is its phase: what it may do depends on no card.
struct LegalMoves {
    Phase phase = Phase::over;
    friend bool operator==(const LegalMoves&, const LegalMoves&) = default;
};

struct TurnMove {
    friend bool operator==(TurnMove, TurnMove) = default;
};
struct CallMove {
    bool called = false;
};
struct Move {
    Seat seat = kNoSeat;
    std::variant<TurnMove, CallMove> what;
};

} // namespace germini::tocchi
