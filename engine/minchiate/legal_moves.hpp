// A seat's legal moves, derived from its own cards and public facts alone.
#pragma once
#include "engine/core/claim.hpp"
#include "engine/core/offer.hpp"
#include "engine/core/outcome.hpp"
#include "engine/minchiate/move.hpp"
#include "engine/minchiate/state.hpp"
#include "engine/minchiate/versicola.hpp"

#include <optional>
#include <string_view>

namespace germini::minchiate {

/// The complete input of a seat's choice: public facts, and what the seat alone knows. Holds a reference to
/// the table: use it at once.
struct InformationState {
    const PublicState& table;
    Seat seat;
    CardSet hand;
    /// The open cards of the fallen hand that this seat has to play for, if there is one (VAR-1).
    CardSet fallen_hand;
    bool claims = false; ///< whether a claim may be offered
    CardSet put_down{};  ///< the seat's own discards while they are face down
    CardSet fola{};      ///< fola cards that the seat knows (FOLA-12)
    CardSet passed{};    ///< for the cutter: cards known to be in the dealer's hand (D-27)
    BySeat<std::uint8_t> hand_counts{};
    BySeat<std::uint8_t> put_down_counts{}; ///< number of discards that are face down
    std::uint8_t fola_count = 0;
};

/// Returns the fola cards that the seat knows. FOLA-12: the dealer and partner know the whole fola, the
/// cutter what they saw, everybody what was open.
CardSet known_fola(const State& state, Seat seat);

/// Returns the input of `seat`'s choice. Judging a claim takes a while; pass `claims` false if none will be
/// made.
InformationState information_state(const State& state, Seat seat, bool claims = true);
/// Returns what any move but a claim is judged by; the rest, which only bots use, is left empty.
InformationState judged_information(const State& state, Seat seat);

/// Kind and range of the legal moves. `kind` decides which fields apply.
struct LegalMoves {
    Phase kind = Phase::over; ///< over: the seat has nothing to do now

    int least = 0, most = 0; ///< cut: number of cards to lift
    int count = 0;           ///< discard: number of cards
    CardSet must;            ///< discard: cards that must be discarded
    CardSet may;             ///< discard: the other discards are chosen from these
    Versicole versicole;     ///< declare: the seat may declare or withhold each (D-10)
    CardSet held;            ///< discard, play, give: the cards to choose from
    CardSet cards;           ///< play, give: the legal cards
    std::string_view barred; ///< play, give: the clause that the other cards break
    Seat play_for = kNoSeat; ///< play: the fallen seat that the card belongs to; kNoSeat for the seat's own
    bool may_fall = false;   ///< play: the seat may lay its hand open
    /// Play: present if the seat may claim the rest (CLAIM-1). This and the hand decide whether the claim is
    /// proven.
    std::optional<UnseenCards> claim;
};

LegalMoves legal_moves(const InformationState& info);

/// Returns the clause that bars a held card which is not legal now (play, give).
std::string_view barred_by(const LegalMoves& choice, Card card);

/// Returns the clause that a move of `seat` breaks; nullopt if the choice allows the move.
std::optional<Refusal> refusal(const LegalMoves& choice, Seat seat, const Move& move);
inline bool allows(const LegalMoves& choice, Seat seat, const Move& move) {
    return !refusal(choice, seat, move);
}

/// The seat that makes the move: the seat itself, or the one that plays a fallen hand's card.
Seat moving_seat(const Move& move);

/// Returns the offer of a choice; empty if the choice is. A discard notes how many of the cards, the last
/// ones listed, go to the dealer (word `pass`; ROB-8).
Offer offer(const LegalMoves& choice);

} // namespace germini::minchiate
