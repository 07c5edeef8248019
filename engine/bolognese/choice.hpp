// What a seat may do now, from its own cards and public facts alone.
#pragma once
#include "engine/bolognese/follow.hpp"
#include "engine/bolognese/move.hpp"
#include "engine/bolognese/state.hpp"
#include "engine/core/claim.hpp"
#include "engine/core/outcome.hpp"

#include <optional>
#include <string_view>

namespace germini::bolognese {

/// All that a seat's choice may follow from. Refers to the table: use it at once.
struct Sight {
    const Public& table;
    Seat seat;
    CardSet hand;
    CardSet aside; ///< the discard, where it is this seat's own
    bool claims;   ///< whether a claim is offered
};

/// `claims`: with what a claim is judged by, which takes a while; who will not claim leaves it out.
Sight sight(const State& state, Seat seat, bool claims = true);

/// Kind and range of the moves that are lawful. Which fields count depends on `kind`.
struct Choice {
    Phase kind = Phase::over; ///< over: nothing to do now

    Items items;          ///< call, declare: any of them may be shown
    bool may_out = false; ///< declare: the seat has the right to call out (OUT-2)
    int missing = 0;      ///< call, declare: points that the own accuso must come to for it (OUT-1)

    CardSet held;            ///< the cards chosen from: the hand; give: the pile
    CardSet cards;           ///< discard, play, give: the lawful ones
    std::string_view barred; ///< discard, play, give: the clause that the others break
    Signals signals;         ///< play: what may be said with which card
    /// Play: the rest may be claimed (CLAIM-1); whether it is proven follows from this and the hand.
    std::optional<Unseen> claim;
};

Choice choice(const Sight& sight);

/// The combinations of those items that are shown, in the order shown. What is no item makes none.
Combinations shown_combinations(const Items& items, const ShownSets& shown);
/// Every item, to be shown.
ShownSets all_of(const Items& items);
/// Whether the points of what is shown are enough to call out (OUT-1).
bool reaches(const Choice& choice, const ShownSets& shown);

/// The clause that a move of `seat` breaks; none if the choice allows it.
std::optional<Refusal> refusal(const Choice& choice, Seat seat, const Move& move);
inline bool allows(const Choice& choice, Seat seat, const Move& move) { return !refusal(choice, seat, move); }

} // namespace germini::bolognese
