// Moves as JSON: the record's form, `{"seat": 1, "play": "B6", "signal": "busso"}`, and the wire's, without
// the seat.
#pragma once
#include "engine/bolognese/move.hpp"
#include "protocol/wire/reader.hpp"

#include <string>
#include <string_view>

namespace germini::protocol::bolognese {

/// A move as read: where its form is right but it can be no lawful move, the clause that it breaks.
struct ReadMove {
    germini::bolognese::Move move;
    std::string_view broken;  ///< at once, whatever the rules say to it; empty: none
    std::string_view besides; ///< if the rules have nothing against the rest of it; empty: none
};

/// A record's move. Wrong types, codes that are no card and seats that are none are errors of the reading;
/// what the rules want refused at the move itself comes back as a clause.
ReadMove read_move(const Field& move);

/// A move that a player at `seat` sends; unknown keys and words are refused.
ReadMove read_wire_move(const Field& move, Seat seat);

/// As a player would send it.
void append_wire_move(std::string& out, const germini::bolognese::Move& move);

/// The record's form.
void append_move(std::string& out, const germini::bolognese::Move& move);

} // namespace germini::protocol::bolognese
