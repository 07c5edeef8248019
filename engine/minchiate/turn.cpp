#include "engine/minchiate/turn.hpp"

#include "engine/minchiate/follow.hpp"

namespace germini::minchiate {
namespace {

// The first seat, from the first player on, that has not declared; kNoSeat if all have.
Seat first_silent(const PublicState& table) {
    for (int i = 0; i < kSeats; ++i) {
        const Seat seat = next(table.trick.leader, i);
        if (!table.declared.has(seat)) return seat;
    }
    return kNoSeat;
}

// The seat that has to declare now, in the first trick; kNoSeat if a card is played first.
Seat to_declare(const PublicState& table) {
    const Seat silent = first_silent(table);
    if (silent == kNoSeat) return kNoSeat;
    switch (table.rules.declare) {
    case Declare::before:
        if (silent == table.trick.leader) return silent;
        return table.trick.count > 0 ? silent : kNoSeat;
    case Declare::lead:
        return table.trick.count > 0 ? silent : kNoSeat;
    case Declare::after:
        return table.trick.has(silent) ? silent : kNoSeat;
    }
    return kNoSeat;
}

} // namespace

Seat chooser(const PublicState& table) {
    return table.rules.cascare == Cascare::next || others_fallen(table) ? table.trick.leader
                                                                        : winner_of(table);
}

bool discards_due_to_show(const PublicState& table) {
    if (table.rules.discards_shown != DiscardsShown::before_second_card || table.trick.number > 0)
        return false;
    if (table.trick.count != 1) return false;
    return table.rules.declare == Declare::after ? table.declared.has(table.trick.leader)
                                                 : all_declared(table);
}

Turn turn_of(const PublicState& table) {
    SeatSet owing;
    for (int s = 0; s < kSeats; ++s)
        if (at(table.owed, static_cast<Seat>(s)) > 0) owing.add(static_cast<Seat>(s));
    if (!owing.empty()) return {owing, Phase::discard};
    if (table.trick.number == 0) {
        if (const Seat seat = to_declare(table); seat != kNoSeat) return {SeatSet(seat), Phase::declare};
    }
    const Seat seat = to_play(table);
    return {SeatSet(table.fallen.has(seat) ? chooser(table) : seat), Phase::play};
}

} // namespace germini::minchiate
