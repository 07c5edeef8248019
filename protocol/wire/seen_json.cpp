#include "protocol/wire/seen_json.hpp"

#include "protocol/wire/card_json.hpp"

namespace germini::protocol {
namespace {

struct SeenWriter {
    std::string& out;
    const Names& names;

    void key(std::string_view name) const { append_key(out, name); }
    void zone(std::string_view name, Zone zone) const {
        key(name);
        out += '"';
        out += names.zones[zone.kind];
        if (zone.owner != Zone::kNoOwner) {
            out += ':';
            append_number(out, static_cast<int>(zone.owner));
        }
        out += '"';
    }
    void word(std::string_view name, WordId word) const {
        key(name);
        append_plain(out, names.words[word]);
    }
    void number(std::string_view name, int value) const {
        key(name);
        append_number(out, value);
    }
    void cards(const CardList& run) const {
        key("cards");
        append_cards(out, run, names);
    }
    void seats(std::string_view name, SeatSet set) const {
        key(name);
        out += '[';
        for (int s = 0; s < kMaxSeats; ++s) {
            if (!set.has(static_cast<Seat>(s))) continue;
            next_element(out);
            append_number(out, s);
        }
        out += ']';
    }
    void numbers(const Numbers& list) const {
        key("numbers");
        out += '[';
        for (auto n : list) {
            next_element(out);
            append_number(out, n);
        }
        out += ']';
    }
    void kind(std::string_view name) const {
        key("e");
        append_plain(out, name);
    }

    void operator()(const SeenMoved& e) const {
        kind("moved");
        zone("from", e.from);
        zone("to", e.to);
        word("why", e.why);
        if (e.by != kNoSeat) number("by", index(e.by));
        number("count", e.count);
        if (!e.cards.empty()) cards(e.cards);
    }
    void operator()(const SeenCards& e) const {
        kind("seen");
        zone("zone", e.zone);
        word("why", e.why);
        seats("by", e.by);
        number("count", e.count);
        if (!e.cards.empty()) cards(e.cards);
    }
    void operator()(const SeenSaid& e) const {
        kind("said");
        number("seat", index(e.seat));
        word("word", e.word);
        if (!e.cards.empty()) cards(e.cards);
        if (!e.numbers.empty()) numbers(e.numbers);
    }
    void operator()(const SeenTurn& e) const {
        kind("due");
        seats("seats", e.seats);
        key("phase");
        append_plain(out, names.phases[e.phase]);
    }
    void operator()(const SeenTrick& e) const {
        kind("trick");
        number("winner", index(e.winner));
    }
    void operator()(const SeenScored& e) const {
        kind("scored");
        number("side", index(e.side));
        number("points", e.points);
        word("why", e.why);
        if (!e.cards.empty()) cards(e.cards);
    }
    void operator()(const SeenPaid& e) const {
        kind("paid");
        number("side", index(e.side));
        number("amount", e.amount);
        word("why", e.why);
    }
    void operator()(const SeenSides& e) const {
        kind("sides");
        key("of");
        out += '[';
        for (const Side side : e.sides) {
            next_element(out);
            if (side == kNoSide)
                out += "null";
            else
                append_number(out, index(side));
        }
        out += ']';
    }
    void operator()(const SeenOver& e) const {
        kind("over");
        numbers(e.numbers);
    }
};

} // namespace

void append_seen(std::string& out, const SeenEvent& event, const Names& names) {
    out += '{';
    std::visit(SeenWriter{out, names}, event);
    out += '}';
}

} // namespace germini::protocol
