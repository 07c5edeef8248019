// Whose move it is, and what kind (the orders of VERS-12, the cascare of D-15).
#pragma once
#include "engine/minchiate/state.hpp"

namespace germini::minchiate {

struct Turn {
    SeatSet seats;
    Phase phase = Phase::over;
};

/// Who has to move now in a hand that is dealt and not yet counted: discards first, then the first trick's
/// declarations in their order, then cards.
Turn turn_of(const Public& table);

/// The seat whose card is played next: the one due itself or, where that hand has fallen, the hand that
/// another seat plays for. kNoSeat where the trick is complete.
Seat to_play(const Public& table);
/// Who chooses the card of a fallen hand now: the leader under `next`, the trick's winner under `after`
/// (D-15).
Seat chooser(const Public& table);

/// All cards of the trick lie on the table.
inline bool trick_complete(const Public& table) { return table.trick.count == kSeats; }
/// All declarations of the first trick that precede its gathering are made (D-24).
inline bool all_declared(const Public& table) { return table.declared.size() == kSeats; }
/// The discards are to be turned up now, before the second card (DISC-5, D-28).
bool discards_due_to_show(const Public& table);

} // namespace germini::minchiate
