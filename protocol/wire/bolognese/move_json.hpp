// Moves as JSON: in the record's form, `{"seat": 1, "play": "B6", "signal": "busso"}`, and in the wire's,
// without the seat.
#pragma once
#include "engine/bolognese/move.hpp"
#include "protocol/wire/reader.hpp"

#include <string>
#include <string_view>

namespace germini::protocol::bolognese {

/// A move as read. If its form is right but it cannot be lawful, it carries the clause that it breaks.
struct ParsedMove {
    germini::bolognese::Move move;
    std::string_view broken_clause; ///< clause broken whatever the rules say; empty: none
    std::string_view besides;       ///< clause broken if the rules accept the rest of the move; empty: none
};

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
