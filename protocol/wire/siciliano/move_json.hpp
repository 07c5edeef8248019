// Moves as JSON: in the record's form, `{"seat": 1, "play": "B6", "calls": ["balla"]}`, and in the wire's,
// without the seat.
#pragma once
#include "engine/siciliano/move.hpp"
#include "protocol/wire/move_form.hpp"

#include <string>

namespace germini::protocol::siciliano {

using ParsedMove = protocol::ParsedMove<germini::siciliano::Move>;

/// Reads a record's move of a hand with `seats` seats. Wrong types, invalid card codes and invalid seats are
/// read errors. Violations to be refused at the move itself are returned as a clause.
ParsedMove read_move(const Field& move, int seats);

/// Reads a move sent by the player at `seat`; unknown keys are refused.
ParsedMove read_wire_move(const Field& move, Seat seat);

/// Appends the move as a player would send it.
void append_wire_move(std::string& out, const germini::siciliano::Move& move);

/// Appends the move in the record's form.
void append_move(std::string& out, const germini::siciliano::Move& move);

} // namespace germini::protocol::siciliano
