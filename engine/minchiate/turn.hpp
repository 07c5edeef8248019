// The seats that have to move, and the kind of move (the orders of VERS-12, the cascare of D-15).
#pragma once
#include "engine/minchiate/state.hpp"

namespace germini::minchiate {

struct Turn {
    SeatSet seats;
    Phase phase = Phase::over;
};

/// Returns who has to move in a hand that is dealt and not yet counted: discards first, then the first
/// trick's declarations in their order, then cards.
Turn turn_of(const PublicState& table);

/// True if all cards of the trick are on the table.
inline bool trick_complete(const PublicState& table) { return table.trick.count == kSeats; }
/// The first seat from the leader on that has no card on the table yet; fallen seats count only if
/// `fallen_too`.
inline Seat first_missing(const PublicState& table, bool fallen_too) {
    for (int i = 0; i < kSeats; ++i) {
        const Seat seat = next(table.trick.leader, i);
        if (!table.trick.has(seat) && (fallen_too || !table.fallen.has(seat))) return seat;
    }
    return kNoSeat;
}

/// The seat whose card is played next: the seat due or, if its hand has fallen, the hand that another seat
/// plays. kNoSeat if the trick is complete.
inline Seat to_play(const PublicState& table) {
    if (table.fallen.empty())
        return trick_complete(table) ? kNoSeat : next(table.trick.leader, table.trick.count);
    if (table.rules.cascare != Cascare::after) return first_missing(table, true);
    const Seat live = first_missing(table, false);
    return live != kNoSeat ? live : first_missing(table, true);
}
/// The seat that now chooses the card of a fallen hand: the leader under `next`, the trick's winner under
/// `after` (D-15). If all others have fallen, it is the leader.
Seat chooser(const PublicState& table);

/// True if all declarations that precede the gathering of the first trick are made (D-24).
inline bool all_declared(const PublicState& table) { return table.declared == SeatSet::all(kSeats); }
/// True if the discards have to be turned up now, before the second card (DISC-5, D-28).
bool discards_due_to_show(const PublicState& table);

} // namespace germini::minchiate
