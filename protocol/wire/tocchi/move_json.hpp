// Moves of Sei tocchi and Al palio as JSON: in the record's form, `{"seat": 1, "call": false}`, and in the
// wire's, `{"silent": true}`.
#pragma once
#include "engine/tocchi/state.hpp"
#include "protocol/wire/move_form.hpp"

#include <string>

namespace germini::protocol::tocchi {

using ParsedMove = protocol::ParsedMove<germini::tocchi::Move>;

/// Reads a record's move of a hand with `seats` seats. Wrong types and invalid seats are read errors;
/// anything but one key of this game, and `"turn": false`, break FORM-1.
ParsedMove read_move(const Field& move, int seats);

/// Reads a move sent by the player at `seat`; unknown keys are refused.
ParsedMove read_wire_move(const Field& move, Seat seat);

/// Appends the move as a player would send it.
void append_wire_move(std::string& out, const germini::tocchi::Move& move);

/// Appends the move in the record's form.
void append_move(std::string& out, const germini::tocchi::Move& move);

} // namespace germini::protocol::tocchi
