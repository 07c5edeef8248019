// A seat's legal moves, derived from its own cards and public facts alone.
#pragma once
#include "engine/core/offer.hpp"
#include "engine/core/outcome.hpp"
#include "engine/siciliano/follow.hpp"
#include "engine/siciliano/move.hpp"

#include <optional>
#include <string_view>

namespace germini::siciliano {

/// The complete input of a seat's choice. Holds a reference to the table: use it at once.
struct InformationState {
    const PublicState& table;
    Seat seat;
    CardSet hand;
    CardSet aside; ///< the discard, if it is this seat's own
};

/// Returns the input of `seat`'s choice.
InformationState information_state(const State& state, Seat seat);

/// The calls that may be made with a card.
struct CallChoice {
    CallSet calls = 0;      ///< with any card
    CardSet a_due, a_tutti; ///< cards with which these may be called
};

/// Kind and range of the legal moves. `kind` decides which fields apply; discard and play are choices of
/// cards, and play of calls.
struct LegalMoves : CardChoice, CallChoice {
    Phase kind = Phase::over; ///< over: the seat has nothing to do now

    int packets = 0;          ///< expose: number of entries
    bool must_expose = false; ///< expose: every entry has a position
    Seat first = kNoSeat;     ///< expose: owner of the first packet; the others follow in turn
    AnnouncementRange words;  ///< announce
};

LegalMoves legal_moves(const InformationState& info);

/// Returns the cards with which a due and a tutti may be called, by what the caller knows.
CallChoice suits_that_others_lack(const InformationState& info);
/// Returns the calls that may be made with a card.
CallSet calls_with(const CallChoice& choice, Card card);

/// Returns the clause that a move of `seat` breaks; nullopt if the choice allows the move.
std::optional<Refusal> refusal(const LegalMoves& choice, Seat seat, const Move& move);
/// The same for a move of info.seat. Judges a card without listing the other moves.
std::optional<Refusal> refusal(const InformationState& info, const Move& move);
inline bool allows(const LegalMoves& choice, Seat seat, const Move& move) {
    return !refusal(choice, seat, move);
}

/// Returns the offer of a choice; empty if the choice is.
Offer offer(const LegalMoves& choice);

} // namespace germini::siciliano
