// Mattazza: how the Punti of its hands decide a match.
#pragma once
#include "engine/bolognese/rules.hpp"
#include "engine/bolognese/shape.hpp"
#include "engine/core/list.hpp"
#include "engine/core/seat.hpp"

#include <cstdint>

namespace germini::bolognese {

/// The Punti written against each chair so far, one per hand lost.
using Punti = List<std::int32_t, kMostSeats>;

/// MATCH-10: the chairs that have dropped out; none unless the match ends by `drop`.
SeatSet dropped_out(const Rules& rules, const Punti& punti);

/// True if the match is over: two players are left (MATCH-10), or enough Punti are written (MATCH-11,
/// MATCH-12).
bool decided(const Rules& rules, const Punti& punti);

/// DEAL-9, D-32: the chair that deals after a hand dealt by `dealer` and lost by `losers`. It has not dropped
/// out; the match must not be over.
Seat next_dealer(const Rules& rules, const Punti& punti, Seat dealer, SeatSet losers);

} // namespace germini::bolognese
