// Moves of Minchiate without partners as JSON: in the record's form, `{"seat": 1, "out": false}`, and in the
// wire's, `{"stay": true}`.
#pragma once
#include "engine/solo/move.hpp"
#include "protocol/wire/move_form.hpp"

#include <string>

namespace germini::protocol::solo {

using ParsedMove = protocol::ParsedMove<germini::solo::Move>;

/// Reads a record's move of a hand with `seats` seats. Wrong types, invalid card codes and invalid seats are
/// read errors. Violations that docs/rules/hand-record.md refuses at the move itself are returned in
/// `broken_clause`.
ParsedMove read_move(const Field& move, int seats);

/// Reads a move sent by the player at `seat`; unknown keys are refused.
ParsedMove read_wire_move(const Field& move, Seat seat);

/// Appends the move as a player would send it.
void append_wire_move(std::string& out, const germini::solo::Move& move);

/// Appends the move in the record's form.
void append_move(std::string& out, const germini::solo::Move& move);

} // namespace germini::protocol::solo
