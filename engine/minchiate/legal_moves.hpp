// A seat's legal moves, derived from its own cards and public facts alone.
#pragma once
#include "engine/core/claim.hpp"
#include "engine/core/offer.hpp"
#include "engine/core/outcome.hpp"
#include "engine/minchiate/move.hpp"
#include "engine/minchiate/state.hpp"
#include "engine/minchiate/turn.hpp"
#include "engine/minchiate/versicola.hpp"

#include <optional>
#include <string_view>

namespace germini::minchiate {

/// What a claim is judged by besides the hand and the table.
struct ClaimKnowledge {
    CardSet fola;   ///< fola cards that the seat knows (FOLA-12)
    CardSet passed; ///< for the cutter: cards known to be in the dealer's hand (D-27)
};

/// The input of a seat's choice: public facts, and what the seat alone knows. Holds a reference to the table:
/// use it at once.
struct InformationState {
    const PublicState& table;
    Seat seat;
    CardSet hand;
    /// The open cards of the fallen hand that this seat has to play for, if there is one (VAR-1).
    CardSet fallen_hand{};
    std::optional<ClaimKnowledge> claim{}; ///< present if a claim may be offered
};

/// FOLA-12: the dealer and partner know the whole fola, the cutter what they saw, everybody what was open.
inline CardSet known_fola(const State& state, Seat seat) {
    if (side_of(seat) == side_of(state.dealer)) return state.fola;
    return state.fola & (seat == cutter_of(state.dealer) ? state.fola_open | state.peeked : state.fola_open);
}
inline ClaimKnowledge claim_knowledge(const State& state, Seat seat) {
    const bool cutter = seat == cutter_of(state.dealer);
    return {known_fola(state, seat), cutter ? state.passed & at(state.hand, state.dealer) : CardSet{}};
}

/// Returns the input of `seat`'s choice. Judging a claim takes a while; pass `claims` false if none will be
/// made.
inline InformationState information_state(const State& state, Seat seat, bool claims = true) {
    InformationState out{state, seat, at(state.hand, seat)};
    if (!state.fallen.empty() && state.phase == Phase::play)
        if (const Seat hand_of = to_play(state); state.fallen.has(hand_of))
            out.fallen_hand = at(state.hand, hand_of);
    if (claims) out.claim = claim_knowledge(state, seat);
    return out;
}

/// A choice of a card to play or give.
struct PlayChoice : CardChoice {
    Seat play_for = kNoSeat; ///< play: the fallen seat that the card belongs to; kNoSeat for the seat's own
};

/// Kind and range of the legal moves. `kind` decides which fields apply; play and give are choices of a card.
struct LegalMoves : PlayChoice {
    Phase kind = Phase::over; ///< over: the seat has nothing to do now

    int least = 0, most = 0; ///< cut: number of cards to lift
    int count = 0;           ///< discard: number of cards
    CardSet must;            ///< discard: cards that must be discarded
    CardSet may;             ///< discard: the other discards are chosen from these; `held` is the hand
    Versicole versicole;     ///< declare: the seat may declare or withhold each (D-10)
    bool may_fall = false;   ///< play: the seat may lay its hand open
    /// Play: present if the seat may claim the rest (CLAIM-1). This and the hand decide whether the claim is
    /// proven.
    std::optional<UnseenCards> claim;
};

LegalMoves legal_moves(const InformationState& info);

/// Returns the clause that bars a held card which is not legal now (play, give).
std::string_view barred_by(const CardChoice& choice, Card card);

/// Returns the clause that a move of `seat` breaks; nullopt if the choice allows the move.
std::optional<Refusal> refusal(const LegalMoves& choice, Seat seat, const Move& move);
/// The same for a move of info.seat. Judges a card without listing the other moves.
std::optional<Refusal> refusal(const InformationState& info, const Move& move);
inline bool allows(const LegalMoves& choice, Seat seat, const Move& move) {
    return !refusal(choice, seat, move);
}

/// The seat that makes the move: the seat itself, or the one that plays a fallen hand's card.
Seat moving_seat(const Move& move);

/// Returns the offer of a choice; empty if the choice is. A discard notes how many of the cards, the last
/// ones listed, go to the dealer (word `pass`; ROB-8).
Offer offer(const LegalMoves& choice);

} // namespace germini::minchiate
