#include "protocol/wire/minchiate/move_json.hpp"

#include "engine/minchiate/names.hpp"
#include "engine/minchiate/pack.hpp"
#include "engine/minchiate/state.hpp"
#include "protocol/wire/json_out.hpp"
#include "protocol/wire/minchiate/move_parts.hpp"

#include <array>
#include <span>

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;

constexpr std::array<std::string_view, 9> kKeys{"cut",  "discard", "declare", "play",   "give",
                                                "fall", "claim",   "accept",  "play_on"};
// Records contain no claims: the cards played show their outcome.
constexpr std::span kRecordKeys = std::span(kKeys).first<6>();

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
        } else if (key == "discard") {
            out.move.what = DiscardMove{read_cards(field, fits)};
        } else if (key == "declare") {
            out.move.what = read_versicole(field, fits);
        } else if (key == "play") {
            out.move.what = PlayMove{read_card(field, names()), kNoSeat};
        } else if (key == "give") {
            out.move.what = GiveMove{read_card(field, names())};
        } else if (key == "fall") {
            if (!field.boolean()) out.broken_clause = "VAR-1";
            out.move.what = FallMove{};
        } else {
            fits = fits && field.boolean();
            if (key == "claim")
                out.move.what = ClaimMove{};
            else
                out.move.what = AnswerMove{key == "accept"};
        }
    }
    if (found != 1 || !fits) out.broken_clause = "FORM-1";
}

struct Writer : MovePartWriter {
    using MovePartWriter::operator();
    void operator()(const PlayMove& m) const { append_member(out, "play", code(m.card)); }
    void operator()(const FallMove&) const { append_member(out, "fall", true); }
};

} // namespace

ParsedMove read_move(const Field& field, int seats) {
    const Object object = field.object({}, UnknownMembers::ignore);
    ParsedMove out;
    out.move.seat = static_cast<Seat>(object.at("seat").integer(0, seats - 1));
    read_keys(object, kRecordKeys, out);
    if (const Field by = object.find("by")) {
        const int seat = read_clamped(by, -1, seats);
        auto* play = std::get_if<PlayMove>(&out.move.what);
        if (play == nullptr || seat < 0 || seat >= seats)
            out.broken_clause = "VAR-1";
        else
            play->by = static_cast<Seat>(seat);
    }
    return out;
}

ParsedMove read_wire_move(const Field& field, Seat seat) {
    const Object object = field.object(
        {"cut", "discard", "declare", "play", "give", "fall", "claim", "accept", "play_on", "for"});
    ParsedMove out;
    out.move.seat = seat;
    read_keys(object, kKeys, out);
    if (out.broken_clause == "FORM-1")
        field.fail("bad_field", "A move must have exactly one key and no card twice.");
    if (const Field fallen = object.find("for")) {
        const auto other_seat = static_cast<Seat>(fallen.integer(0, kSeats - 1));
        auto* play = std::get_if<PlayMove>(&out.move.what);
        if (play == nullptr) {
            fallen.fail("bad_field", "Only a card can be played for another hand.");
        } else {
            play->by = seat;
            out.move.seat = other_seat;
        }
    }
    return out;
}

void append_move(std::string& out, const Move& move) {
    out += '{';
    append_member(out, "seat", index(move.seat));
    std::visit(Writer{{out}}, move.what);
    if (const auto* play = std::get_if<PlayMove>(&move.what); play != nullptr && play->by != kNoSeat)
        append_member(out, "by", index(play->by));
    out += '}';
}

void append_wire_move(std::string& out, const Move& move) {
    out += '{';
    std::visit(Writer{{out}}, move.what);
    if (const auto* play = std::get_if<PlayMove>(&move.what); play != nullptr && play->by != kNoSeat)
        append_member(out, "for", index(move.seat));
    out += '}';
}

} // namespace germini::protocol::minchiate
