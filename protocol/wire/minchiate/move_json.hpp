// Moves as JSON: the record's form, `{"seat": 1, "play": "B5"}`, and the wire's, `{"play": "B5"}`.
#pragma once
#include "engine/minchiate/move.hpp"
#include "protocol/wire/reader.hpp"

#include <nlohmann/json.hpp>
#include <string_view>

namespace germini::protocol::minchiate {

/// A move as read: where its form is right but it can be no move at all, the clause that it breaks at once.
struct ReadMove {
    germini::minchiate::Move move;
    std::string_view broken; ///< empty: to be decided by the rules
};

/// A record's move. Wrong types, codes that are no card and seats that are none are errors of the reading;
/// what docs/rules/hand-record.md wants refused at the move itself comes back in `broken`.
ReadMove read_move(const Field& move);

/// A move that a player at `seat` sends; unknown keys are refused. With `"for": 2` it is the card of the
/// fallen hand of seat 2, chosen by `seat`.
ReadMove read_wire_move(const Field& move, Seat seat);

/// As a player would send it.
void append_wire_move(std::string& out, const germini::minchiate::Move& move);

/// The record's form.
void append_move(std::string& out, const germini::minchiate::Move& move);

} // namespace germini::protocol::minchiate
