#include "protocol/minchiate/hand_result.hpp"

#include "engine/minchiate/fold.hpp"
#include "engine/minchiate/ledger.hpp"
#include "engine/minchiate/names.hpp"
#include "protocol/minchiate/card_json.hpp"

#include <nlohmann/json.hpp>

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;
using nlohmann::ordered_json;

std::string_view name(Word word) { return names().words[word]; }

/// What one side's cards come to at the end (END-1 … END-5).
struct SideSheet {
    int versicole = 0, cards = 0, tricks = 0, last = 0;
    std::string list = "["; ///< of its versicole

    void add(const Scored& e) {
        int& part = e.why == Why::versicola ? versicole
                    : e.why == Why::cards   ? cards
                    : e.why == Why::tricks  ? tricks
                                            : last;
        part += e.points;
        if (e.why != Why::versicola) return;
        next_element(list);
        list += '[';
        append_codes(list, e.cards);
        list += ',';
        append_number(list, e.points);
        list += ']';
    }
    void append_to(std::string& out) const {
        out += '{';
        append_member(out, "versicole", versicole);
        append_member(out, "cards", cards);
        append_member(out, "tricks", tricks);
        append_member(out, "last", last);
        append_member(out, "total", versicole + cards + tricks + last);
        append_key(out, "list");
        out += list;
        out += "]}";
    }
};

struct Sheet {
    std::string scores = "[", resti = "[";
    BySide<SideSheet> final;

    void add(const Scored& e) {
        if (e.why > Why::death) return at(final, e.side).add(e);
        next_element(scores);
        scores += '{';
        append_member(scores, "why", name(word(e.why)));
        append_member(scores, "team", index(e.side));
        append_member(scores, "points", e.points);
        append_key(scores, "cards");
        append_codes(scores, e.cards);
        scores += '}';
    }
    void add(const Paid& e) {
        next_element(resti);
        resti += '{';
        append_member(resti, "when", name(word(e.when)));
        append_member(resti, "team", index(e.side));
        append_member(resti, "resti", e.resti);
        resti += '}';
    }
};

} // namespace

std::string write_result(std::span<const Event> events) {
    State state;
    for (const Event& event : events) fold(state, event);
    return write_result(events, state);
}

std::string write_result(std::span<const Event> events, const State& state) {
    Sheet sheet;
    for (const Event& event : events) {
        if (const auto* scored = std::get_if<Scored>(&event)) sheet.add(*scored);
        if (const auto* paid = std::get_if<Paid>(&event)) sheet.add(*paid);
    }
    const auto closed = ledger(state);
    std::string out = "{";
    append_member(out, "format", kResultFormat);
    append_member(out, "complete", closed.has_value());
    append_key(out, "scores");
    out += sheet.scores + ']';
    append_key(out, "resti");
    out += sheet.resti + ']';
    if (closed) {
        append_key(out, "final");
        out += '[';
        for (const SideSheet& side : sheet.final) {
            next_element(out);
            side.append_to(out);
        }
        out += ']';
        append_member(out, "end", closed->end);
        append_key(out, "seats");
        append_numbers(out, closed->seats);
    }
    out += '}';
    return out;
}

std::string write_error(const RecordError& error) {
    ordered_json body{{"move", nullptr}, {"seat", nullptr}, {"rule", error.rule}, {"message", error.message}};
    if (error.move >= 0) body["move"] = error.move;
    if (error.seat != kNoSeat) body["seat"] = index(error.seat);
    const ordered_json out{{"format", kResultFormat}, {"error", std::move(body)}};
    return out.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

} // namespace germini::protocol::minchiate
