// What a seat may do now, from its own cards and public facts alone.
#pragma once
#include "engine/core/claim.hpp"
#include "engine/core/outcome.hpp"
#include "engine/minchiate/move.hpp"
#include "engine/minchiate/state.hpp"
#include "engine/minchiate/versicola.hpp"

#include <optional>
#include <string_view>

namespace germini::minchiate {

/// What a claim is judged by besides what every choice follows from.
struct Hidden {
    CardSet aside;  ///< what the seat knows to lie in the fola, once the discards are shown (FOLA-12)
    CardSet passed; ///< of the cutter: cards that he knows in the dealer's hand (D-27)
};

/// All that a seat's choice may follow from. Refers to the table: use it at once.
struct Sight {
    const Public& table;
    Seat seat;
    CardSet hand;
    /// The cards of the fallen hand that this seat has to play for, if there is one: they lie open (VAR-1).
    CardSet fallen_hand;
    std::optional<Hidden> hidden; ///< none: no claim will be offered
};

/// `claims`: with what a claim is judged by, which takes a while; who will not claim leaves it out.
Sight sight(const State& state, Seat seat, bool claims = true);

/// Kind and range of the moves that are lawful. Which fields count depends on `kind`.
struct Choice {
    Phase kind = Phase::over; ///< over: nothing to do now

    int least = 0, most = 0; ///< cut: cards to lift
    int count = 0;           ///< discard: how many
    CardSet must;            ///< discard: these are among them
    CardSet may;             ///< discard: the others come out of these
    Versicole versicole;     ///< declare: each may be declared or withheld (D-10)
    CardSet held;            ///< discard, play, give: the cards chosen from
    CardSet cards;           ///< play, give: the lawful ones
    std::string_view barred; ///< play, give: the clause that the others break
    Seat play_for = kNoSeat; ///< play: the fallen seat whose card this is, kNoSeat for one's own
    bool may_fall = false;   ///< play: the hand may be laid open
    /// Play: the rest may be claimed (CLAIM-1); whether it is proven follows from this and the hand.
    std::optional<Unseen> claim;
};

Choice choice(const Sight& sight);

/// Why a held card is not among the lawful ones (play, give).
std::string_view barred_by(const Choice& choice, Card card);

/// The clause that a move of `seat` breaks; none if the choice allows it.
std::optional<Refusal> refusal(const Choice& choice, Seat seat, const Move& move);
inline bool allows(const Choice& choice, Seat seat, const Move& move) { return !refusal(choice, seat, move); }

/// Who makes the move: the seat itself, or the one that plays a fallen hand's card.
Seat mover(const Move& move);

} // namespace germini::minchiate
