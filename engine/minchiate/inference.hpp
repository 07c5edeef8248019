// Public inferences from what was seen of a hand: the same code for a State and for every View.
#pragma once
#include "engine/minchiate/follow.hpp"

namespace germini::minchiate {

/// Records what the hand is shown to lack by playing `card`; called before the card is in the trick.
inline void note_play(PublicState& table, Seat seat, Card card) {
    const int place = position_in_trick(table.trick, seat);
    note_voids(at(table.voids, seat), place == 0 ? kNoCard : card_to_follow(table, place), card);
}

/// Moves the cutter's shown cards to `cutter_or_dealer`: any of them may have been passed on, face down
/// (D-27).
inline void note_passed(PublicState& table, Seat cutter) {
    table.cutter_or_dealer = at(table.shown, cutter);
    at(table.shown, cutter) = {};
}
/// Forgets shown cards that were turned up: they are now in the fola.
inline void forget_shown(PublicState& table, Seat seat, CardSet cards) {
    at(table.shown, seat) -= cards;
    table.cutter_or_dealer -= cards;
}

} // namespace germini::minchiate
