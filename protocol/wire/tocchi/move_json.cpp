#include "protocol/wire/tocchi/move_json.hpp"

#include "protocol/wire/json_out.hpp"

namespace germini::protocol::tocchi {

using namespace germini::tocchi;

ParsedMove read_move(const Field& field, int seats) {
    const Object object = field.object({}, UnknownMembers::ignore);
    ParsedMove out;
    out.move.seat = static_cast<Seat>(object.at("seat").integer(0, seats - 1));
    const Field turn = object.find("turn"), call = object.find("call");
    if (turn && !turn.boolean()) out.broken_clause = kMalformedMove;
    if (call) out.move.what = CallMove{call.boolean()};
    if (static_cast<bool>(turn) == static_cast<bool>(call)) out.broken_clause = kMalformedMove;
    return out;
}

ParsedMove read_wire_move(const Field& field, Seat seat) {
    const Object object = field.object({"turn", "call", "silent"});
    const auto [word, value] = object.only_member({"turn", "call", "silent"});
    if (!word.empty() && !value.boolean()) value.fail("bad_field", "Only true is a move.");
    ParsedMove out;
    out.move.seat = seat;
    if (word == "call" || word == "silent") out.move.what = CallMove{word == "call"};
    return out;
}

void append_wire_move(std::string& out, const Move& move) {
    const auto* call = std::get_if<CallMove>(&move.what);
    out += '{';
    append_member(out, call == nullptr ? "turn" : call->called ? "call" : "silent", true);
    out += '}';
}

void append_move(std::string& out, const Move& move) {
    const auto* call = std::get_if<CallMove>(&move.what);
    out += '{';
    append_member(out, "seat", index(move.seat));
    append_member(out, call == nullptr ? "turn" : "call", call == nullptr || call->called);
    out += '}';
}

} // namespace germini::protocol::tocchi
