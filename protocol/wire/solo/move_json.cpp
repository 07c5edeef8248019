#include "protocol/wire/solo/move_json.hpp"

#include "engine/minchiate/names.hpp"
#include "engine/solo/state.hpp"
#include "protocol/wire/json_out.hpp"
#include "protocol/wire/minchiate/move_parts.hpp"

#include <array>
#include <span>

namespace germini::protocol::solo {
namespace {

using namespace germini::solo;
using minchiate::read_cards;
using minchiate::read_cut;
using minchiate::read_versicole;

constexpr std::array<std::string_view, 10> kKeys{"out",  "cut",  "discard", "declare", "play",
                                                 "give", "stay", "claim",   "accept",  "play_on"};
// Records contain no claims: the cards played show their outcome. That a seat stays is `"out": false`.
constexpr std::span kRecordKeys = std::span(kKeys).first<6>();

Card card_in(const Field& field) { return read_card(field, germini::minchiate::names()); }

// Reads every move key that is present, checking its form; the move is the last one read.
void read_keys(const Object& object, std::span<const std::string_view> keys, ParsedMove& out) {
    int found = 0;
    bool fits = true;
    for (std::string_view key : keys) {
        const Field field = object.find(key);
        if (!field) continue;
        ++found;
        if (key == "cut") {
            out.move.what = read_cut(field);
        } else if (key == "out") {
            out.move.what = OutMove{field.boolean()};
        } else if (key == "discard") {
            out.move.what = DiscardMove{read_cards(field, fits)};
        } else if (key == "declare") {
            out.move.what = read_versicole(field, fits);
        } else if (key == "play") {
            out.move.what = PlayMove{card_in(field)};
        } else if (key == "give") {
            out.move.what = GiveMove{card_in(field)};
        } else {
            fits = fits && field.boolean();
            if (key == "stay")
                out.move.what = OutMove{false};
            else if (key == "claim")
                out.move.what = ClaimMove{};
            else
                out.move.what = AnswerMove{key == "accept"};
        }
    }
    if (found != 1 || !fits) out.broken_clause = "FORM-1";
}

struct Writer : minchiate::MovePartWriter {
    using MovePartWriter::operator();
    void operator()(const OutMove& m) const { append_member(out, "out", m.out); }
    void operator()(const PlayMove& m) const { append_member(out, "play", germini::minchiate::code(m.card)); }
};
// A table asks by words, as it does for claims.
struct WireWriter : Writer {
    using Writer::operator();
    void operator()(const OutMove& m) const { append_member(out, m.out ? "out" : "stay", true); }
};

} // namespace

ParsedMove read_move(const Field& field, int seats) {
    const Object object = field.object({}, UnknownMembers::ignore);
    ParsedMove out;
    out.move.seat = static_cast<Seat>(object.at("seat").integer(0, seats - 1));
    read_keys(object, kRecordKeys, out);
    // A8: nobody lays a hand open or plays for another one.
    if (const Field fall = object.find("fall")) {
        fall.boolean();
        out.broken_clause = "FORM-1";
    }
    if (const Field by = object.find("by")) {
        read_clamped(by, -1, seats);
        out.broken_clause = "FORM-1";
    }
    return out;
}

ParsedMove read_wire_move(const Field& field, Seat seat) {
    const Object object = field.object(
        {"out", "cut", "discard", "declare", "play", "give", "stay", "claim", "accept", "play_on"});
    ParsedMove out;
    out.move.seat = seat;
    read_keys(object, kKeys, out);
    const auto* leaving = std::get_if<OutMove>(&out.move.what);
    if (leaving != nullptr && !leaving->out && object.find("out")) out.broken_clause = "FORM-1"; // `stay`
    if (out.broken_clause == "FORM-1")
        field.fail("bad_field", "A move must have exactly one key and no card twice.");
    return out;
}

void append_move(std::string& out, const Move& move) {
    out += '{';
    append_member(out, "seat", index(move.seat));
    std::visit(Writer{{out}}, move.what);
    out += '}';
}

void append_wire_move(std::string& out, const Move& move) {
    out += '{';
    std::visit(WireWriter{{{out}}}, move.what);
    out += '}';
}

} // namespace germini::protocol::solo
