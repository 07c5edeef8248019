#include "protocol/wire/seen_json.hpp"

#include "protocol/wire/card_json.hpp"

namespace germini::protocol {
namespace {

using namespace std::string_view_literals;

/// Each event begins with its literal text up to the first value: events are most of what is sent.
struct SeenWriter {
    std::string& out;
    const Names& names;

    void zone(Zone zone) const {
        out += names.zones[zone.kind];
        if (zone.owner == Zone::kNoOwner) return;
        out += ':';
        append_number(out, static_cast<int>(zone.owner));
    }
    void cards(const CardList& run) const {
        if (!run.empty()) append_cards(out, "cards", run, names);
    }
    void seats(const auto& name, SeatSet set) const {
        append_key(out, name);
        append_array(out, set, [](std::string& to, Seat seat) { append_number(to, index(seat)); });
    }

    void operator()(const SeenMoved& e) const {
        out += R"({"e":"moved","from":")"sv;
        zone(e.from);
        out += R"(","to":")"sv;
        zone(e.to);
        out += R"(","why":")"sv;
        out += names.words[e.why];
        out += '"';
        if (e.by != kNoSeat) append_member(out, "by", index(e.by));
        append_member(out, "count", e.count);
        cards(e.cards);
    }
    void operator()(const SeenCards& e) const {
        out += R"({"e":"seen","zone":")"sv;
        zone(e.zone);
        out += '"';
        append_member(out, "why", names.words[e.why]);
        seats("by", e.by);
        append_member(out, "count", e.count);
        cards(e.cards);
    }
    void operator()(const SeenSaid& e) const {
        out += R"({"e":"said","seat":)"sv;
        append_number(out, index(e.seat));
        append_member(out, "word", names.words[e.word]);
        cards(e.cards);
        if (!e.numbers.empty()) append_numbers(out, "numbers", e.numbers);
    }
    void operator()(const SeenTurn& e) const {
        out += R"({"e":"due")"sv;
        seats("seats", e.seats);
        append_member(out, "phase", names.phases[e.phase]);
    }
    void operator()(const SeenTrick& e) const {
        out += R"({"e":"trick","winner":)"sv;
        append_number(out, index(e.winner));
    }
    void operator()(const SeenScored& e) const {
        out += R"({"e":"scored","side":)"sv;
        append_number(out, index(e.side));
        append_member(out, "points", e.points);
        append_member(out, "why", names.words[e.why]);
        cards(e.cards);
    }
    void operator()(const SeenPaid& e) const {
        out += R"({"e":"paid","side":)"sv;
        append_number(out, index(e.side));
        append_member(out, "amount", e.amount);
        append_member(out, "why", names.words[e.why]);
    }
    void operator()(const SeenSides& e) const {
        out += R"({"e":"sides","of":)"sv;
        append_array(out, e.sides, [](std::string& to, Side side) {
            if (side == kNoSide)
                to += "null"sv;
            else
                append_number(to, index(side));
        });
    }
    void operator()(const SeenOver& e) const {
        out += R"({"e":"over")"sv;
        append_numbers(out, "numbers", e.numbers);
    }
};

} // namespace

void append_seen(std::string& out, const SeenEvent& event, const Names& names) {
    std::visit(SeenWriter{out, names}, event);
    out += '}';
}

} // namespace germini::protocol
