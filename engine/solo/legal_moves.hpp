// A seat's legal moves, derived from its own cards and public facts alone.
#pragma once
#include "engine/core/claim.hpp"
#include "engine/core/offer.hpp"
#include "engine/core/outcome.hpp"
#include "engine/minchiate/versicola.hpp"
#include "engine/solo/move.hpp"
#include "engine/solo/state.hpp"

#include <optional>

namespace germini::solo {

/// The input of a seat's choice: public facts and its hand. Holds a reference to the table: use it at once.
/// Judging a claim takes a while: `claims` is false if none will be made.
struct InformationState {
    const PublicState& table;
    Seat seat;
    CardSet hand;
    bool claims = true;
};
inline InformationState information_state(const State& state, Seat seat, bool claims = true) {
    return {state, seat, at(state.hand, seat), claims};
}

/// Kind and range of the legal moves. `kind` decides which fields apply; play and give are choices of a card.
struct LegalMoves : CardChoice {
    Phase kind = Phase::over; ///< over: the seat has nothing to do now

    int least = 0, most = 0;        ///< cut: number of cards to lift
    int count = 0;                  ///< discard: number of cards
    CardSet must;                   ///< discard: cards that must be discarded
    CardSet may;                    ///< discard: the others are chosen from these; `held` is the hand
    minchiate::Versicole versicole; ///< declare: the seat may declare or withhold each (D-10)
    /// Play: present if the seat may claim the rest (CLAIM-1). This and the hand decide whether the claim is
    /// proven.
    std::optional<UnseenCards> claim;
};

LegalMoves legal_moves(const InformationState& info);

/// Returns the clause that a move of `seat` breaks; nullopt if the choice allows the move.
std::optional<Refusal> refusal(const LegalMoves& choice, Seat seat, const Move& move);
/// The same for a move of info.seat. Judges a card without listing the other moves.
std::optional<Refusal> refusal(const InformationState& info, const Move& move);
inline bool allows(const LegalMoves& choice, Seat seat, const Move& move) {
    return !refusal(choice, seat, move);
}

/// Returns the offer of a choice; empty if the choice is.
Offer offer(const LegalMoves& choice);

} // namespace germini::solo
