// The seats that have to move, and the kind of move (OUT-1, SOLO-9, SOLO-11, SOLO-12).
#pragma once
#include "engine/solo/state.hpp"

namespace germini::solo {

struct Turn {
    SeatSet seats;
    Phase phase = Phase::over;
};

/// Returns who has to move in a hand that is dealt and not yet counted: who goes out, then discards, then
/// declarations in turn, then cards.
inline Turn turn_of(const PublicState& table) {
    const auto first_without = [&table](SeatSet done) {
        for (int i = 1; i <= table.seats(); ++i)
            if (const Seat seat = table.next(table.dealer, i); !done.has(seat)) return seat;
        return kNoSeat;
    };
    if (table.out.size() < most_out(table.rules) && table.trick.number == 0 && table.declared.empty())
        if (const Seat seat = first_without(table.asked); seat != kNoSeat) return {SeatSet(seat), Phase::out};
    SeatSet owing;
    for (const Seat seat : table.in_play())
        if (at(table.owed, seat) > 0) owing.add(seat);
    if (!owing.empty()) return {owing, Phase::discard};
    const SeatSet done =
        SeatSet::of_bits(static_cast<std::uint8_t>(table.declared.bits() | table.out.bits()));
    if (const Seat seat = first_without(done); seat != kNoSeat) return {SeatSet(seat), Phase::declare};
    return {SeatSet(table.trick.seat_at(table.trick.count)), Phase::play};
}

} // namespace germini::solo
