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

/// All cards of the trick lie on the table.
inline bool trick_complete(const Public& table) { return table.trick.count == kSeats; }
/// The next seat from the leader on that has no card on the table yet and is (not) fallen.
inline Seat first_missing(const Public& table, bool fallen_too) {
    for (int i = 0; i < kSeats; ++i) {
        const Seat seat = next(table.trick.leader, i);
        if (!table.trick.has(seat) && (fallen_too || !table.fallen.has(seat))) return seat;
    }
    return kNoSeat;
}

/// The seat whose card is played next: the one due itself or, where that hand has fallen, the hand that
/// another seat plays for. kNoSeat where the trick is complete.
inline Seat to_play(const Public& table) {
    if (table.fallen.empty())
        return trick_complete(table) ? kNoSeat : next(table.trick.leader, table.trick.count);
    if (table.rules.cascare != Cascare::after) return first_missing(table, true);
    const Seat live = first_missing(table, false);
    return live != kNoSeat ? live : first_missing(table, true);
}
/// Who chooses the card of a fallen hand now: the leader under `next`, the trick's winner under `after`
/// (D-15).
Seat chooser(const Public& table);

/// All declarations of the first trick that precede its gathering are made (D-24).
inline bool all_declared(const Public& table) { return table.declared.size() == kSeats; }
/// The discards are to be turned up now, before the second card (DISC-5, D-28).
bool discards_due_to_show(const Public& table);

} // namespace germini::minchiate
