#include "protocol/wire/siciliano/move_json.hpp"

#include "engine/siciliano/names.hpp"
#include "protocol/wire/card_json.hpp"

#include <array>

namespace germini::protocol::siciliano {
namespace {

using namespace germini::siciliano;

constexpr std::array<std::string_view, 5> kKeys{"expose", "announce", "say", "discard", "play"};

// A number beyond any that a move may state becomes the nearest that is not allowed either.
int read_number(const Field& field) { return read_clamped(field, -1, kCards); }

ExposeMove read_expose(const Field& field) {
    ExposeMove move;
    for (const Field& element : field.array(0, kLongestList)) {
        const auto position = element.is_null() ? std::nullopt : std::optional(read_number(element));
        if (!move.positions.full()) move.positions.push_back(position);
    }
    return move;
}

AnnounceMove read_announce(const Field& field, UnknownMembers unknown) {
    const Object object = field.object({"tengo", "decine", "arie", "re", "trionfi"}, unknown);
    AnnounceMove move;
    if (const Field tengo = object.find("tengo")) {
        move.tengo = tengo.boolean();
        move.malformed = !move.tengo;
    }
    if (const Field decine = object.find("decine")) move.decine = read_cards(decine, names());
    if (const Field arie = object.find("arie")) move.arie = read_number(arie);
    if (const Field kings = object.find("re")) move.re = read_number(kings);
    if (const Field count = object.find("trionfi")) move.trionfi = read_number(count);
    return move;
}

SayMove read_say(const Field& field) {
    const std::string said = field.text(0, kLongestWord);
    if (said == "mischio") return {SayMove::Word::mischio};
    return {said == "tengo" ? SayMove::Word::tengo : SayMove::Word::other};
}

void read_calls(const Field& field, PlayMove& move) {
    for (const Field& element : field.array(0, kLongestList)) {
        const auto call = call_from_name(element.text(0, kLongestWord));
        if (!call || move.calls.full())
            move.unknown_call = true;
        else
            move.calls.push_back(*call);
    }
}

struct Writer {
    std::string& out;
    void operator()(const ExposeMove& m) const {
        append_key(out, "expose");
        append_array(out, m.positions, [](std::string& to, const std::optional<int>& position) {
            append_or_null(to, position, append_number<int>);
        });
    }
    void operator()(const AnnounceMove& m) const {
        append_key(out, "announce");
        out += '{';
        if (m.tengo) append_member(out, "tengo", true);
        if (m.decine) append_cards(out, "decine", *m.decine, names());
        if (m.arie) append_member(out, "arie", *m.arie);
        if (m.re) append_member(out, "re", *m.re);
        if (m.trionfi) append_member(out, "trionfi", *m.trionfi);
        out += '}';
    }
    void operator()(const SayMove& m) const {
        append_member(out, "say", m.word == SayMove::Word::mischio ? "mischio" : "tengo");
    }
    void operator()(const DiscardMove& m) const { append_cards(out, "discard", m.cards, names()); }
    void operator()(const PlayMove& m) const {
        append_member(out, "play", code(m.card));
        if (m.calls.empty()) return;
        append_key(out, "calls");
        append_array(out, m.calls, [](std::string& to, Call call) {
            append_plain(to, kCalls[static_cast<std::size_t>(call)]);
        });
    }
};

// Reads every move key that is present, and the calls; the move is the last one read.
void read_keys(const Object& object, UnknownMembers unknown, ParsedMove& out) {
    int found = 0;
    for (const std::string_view key : kKeys) {
        const Field value = object.find(key);
        if (!value) continue;
        ++found;
        if (key == "expose")
            out.move.what = read_expose(value);
        else if (key == "announce")
            out.move.what = read_announce(value, unknown);
        else if (key == "say")
            out.move.what = read_say(value);
        else if (key == "discard")
            out.move.what = DiscardMove{read_cards(value, names())};
        else
            out.move.what = PlayMove{read_card(value, names()), {}, false};
    }
    if (const Field calls = object.find("calls")) {
        PlayMove other;
        auto* play = std::get_if<PlayMove>(&out.move.what);
        read_calls(calls, play != nullptr ? *play : other);
        if (play == nullptr && (!other.calls.empty() || other.unknown_call)) out.broken_clause = "CALL-1";
    }
    if (found != 1) out.broken_clause = "FORM-1";
}

} // namespace

ParsedMove read_move(const Field& field, int seats) {
    const Object object = field.object({}, UnknownMembers::ignore);
    ParsedMove out;
    out.move.seat = static_cast<Seat>(object.at("seat").integer(0, seats - 1));
    read_keys(object, UnknownMembers::ignore, out);
    return out;
}

ParsedMove read_wire_move(const Field& field, Seat seat) {
    const Object object = field.object({"expose", "announce", "say", "discard", "play", "calls"});
    ParsedMove out;
    out.move.seat = seat;
    read_keys(object, UnknownMembers::refuse, out);
    if (out.broken_clause == "FORM-1") field.fail("bad_field", "A move must have exactly one key.");
    return out;
}

void append_wire_move(std::string& out, const Move& move) {
    out += '{';
    std::visit(Writer{out}, move.what);
    out += '}';
}

void append_move(std::string& out, const Move& move) {
    out += '{';
    append_member(out, "seat", index(move.seat));
    std::visit(Writer{out}, move.what);
    out += '}';
}

} // namespace germini::protocol::siciliano
