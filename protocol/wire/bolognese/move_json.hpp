// Moves as JSON: in the record's form, `{"seat": 1, "play": "B6", "signal": "busso"}`, and in the wire's,
// without the seat.
#pragma once
#include "engine/bolognese/move.hpp"
#include "protocol/wire/move_form.hpp"

#include <string>

namespace germini::protocol::bolognese {

using ParsedMove = protocol::ParsedMove<germini::bolognese::Move>;

/// Reads a record's move of a hand with `seats` seats. Wrong types, invalid card codes and invalid seats are
/// read errors. Violations to be refused at the move itself are returned as a clause.
ParsedMove read_move(const Field& move, int seats);

/// Reads a move sent by the player at `seat`; unknown keys and words are refused.
ParsedMove read_wire_move(const Field& move, Seat seat);

/// Appends the move as a player would send it.
void append_wire_move(std::string& out, const germini::bolognese::Move& move);

/// Appends the move in the record's form.
void append_move(std::string& out, const germini::bolognese::Move& move);

} // namespace germini::protocol::bolognese
