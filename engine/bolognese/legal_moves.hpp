// A seat's legal moves, derived from its own cards and public facts alone.
#pragma once
#include "engine/bolognese/follow.hpp"
#include "engine/bolognese/move.hpp"
#include "engine/bolognese/state.hpp"
#include "engine/core/claim.hpp"
#include "engine/core/offer.hpp"
#include "engine/core/outcome.hpp"

#include <optional>
#include <string_view>

namespace germini::bolognese {

/// The input of a seat's choice. Holds a reference to the table: use it at once.
struct InformationState {
    const PublicState& table;
    Seat seat;
    CardSet hand;
    CardSet aside; ///< the discard, if it is this seat's own
    bool claims;   ///< whether a claim may be offered
};

/// Returns the input of `seat`'s choice. Judging a claim takes a while; pass `claims` false if none will be
/// made.
InformationState information_state(const State& state, Seat seat, bool claims = true);

/// Kind and range of the legal moves. `kind` decides which fields apply.
struct LegalMoves : CardChoice { // discard, play, give; `held` is the hand or, to give, the pile
    Phase kind = Phase::over;    ///< over: the seat has nothing to do now

    Items items;             ///< call, declare: the seat may show any of them
    bool may_object = false; ///< answer: the seat may object (BID-1)
    bool takes_last = false; ///< call: the seat takes the last two cards if it does not call out (DEAL-2)
    bool may_out = false;    ///< declare: the seat has the right to call out (OUT-2)
    int missing = 0;         ///< call, declare: points that the seat's accuso must reach to call out (OUT-1)
    int discards = 0;        ///< discard: number of cards
    Signals signals;         ///< play: the signals that may be given, and with which cards
    /// Play: present if the seat may claim the rest (CLAIM-1). This and the hand decide whether the claim is
    /// proven.
    std::optional<UnseenCards> claim;
};

LegalMoves legal_moves(const InformationState& info);

/// Returns whether the seat has the right to call out on its turn of the first trick (OUT-2).
inline bool may_call_out(const PublicState& table, Seat seat) {
    return seat != table.dealer && table.shape().exchanged == 0 &&
           calling_out(table.rules, table.context); // D-8, OUT-11
}

/// Returns the combinations of the items shown, in the order shown. A set that is not an item yields none.
Combinations shown_combinations(const Items& items, const ShownSets& shown);
/// Returns the card sets of all items.
ShownSets all_of(const Items& items);
/// True if the points of `shown` are enough to call out (OUT-1).
bool reaches(const LegalMoves& choice, const ShownSets& shown);

/// Returns the clause that a move of `seat` breaks; nullopt if the choice allows the move.
std::optional<Refusal> refusal(const LegalMoves& choice, Seat seat, const Move& move);
/// The same for a move of info.seat. Judges a card without listing the other moves.
std::optional<Refusal> refusal(const InformationState& info, const Move& move);
inline bool allows(const LegalMoves& choice, Seat seat, const Move& move) {
    return !refusal(choice, seat, move);
}

/// Returns the offer of a choice; empty if the choice is.
/// - `call`, `declare`: each item is a set of cards shown at once. Its word is that of the first combination
///   it makes; its worth covers all of them, before doubling.
/// - `call`, and the `out` that may go with `declare`, note how many points are `missing`, if they can be
///   reached.
/// - `play` may go with a `signal`, as the cards allow it.
Offer offer(const LegalMoves& choice);

} // namespace germini::bolognese
