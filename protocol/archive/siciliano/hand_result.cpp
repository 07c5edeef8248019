#include "protocol/archive/siciliano/hand_result.hpp"

#include "engine/siciliano/fold.hpp"
#include "protocol/archive/record_form.hpp"
#include "protocol/wire/json_out.hpp"

namespace germini::protocol::siciliano {
namespace {

using namespace germini::siciliano;

void append_fujutu(std::string& out, const FujutuDebt& fujutu) {
    append_key(out, "fujutu");
    if (fujutu.seat == kNoSeat) {
        out += "null";
        return;
    }
    out += '{';
    append_member(out, "seat", index(fujutu.seat));
    append_member(out, "trick", fujutu.trick + 1);
    append_member(out, "owed", fujutu.owed);
    if (fujutu.paid == kNoCard) {
        append_key(out, "paid");
        out += "null";
    } else {
        append_member(out, "paid", code(fujutu.paid));
    }
    out += '}';
}

void append_side(std::string& out, const State& state, Side side) {
    const CardSet pile = at(state.pile, side);
    const int points = card_points(pile), total = at(state.totals, side);
    out += '{';
    append_member(out, "cards", pile.size());
    append_member(out, "values", value(pile));
    append_member(out, "counting", (pile & kCounting).size());
    append_member(out, "points", points);
    append_member(out, "last", total - points);
    append_member(out, "total", total);
    append_member(out, "gain", at(state.gains, side));
    out += '}';
}

} // namespace

std::string write_result(std::span<const Event> events) {
    State state;
    for (const Event& event : events) fold(state, event);
    return write_result(state);
}

std::string write_result(const State& state) {
    const bool complete = state.phase == Phase::over;
    std::string out = "{";
    append_member(out, "format", kResultFormat);
    append_member(out, "complete", complete);
    if (!complete) return out + '}';
    if (state.ending == Ending::annulled) {
        append_member(out, "annulled", state.round);
    } else {
        append_key(out, "annulled");
        out += "null";
        append_numbers(out, "tricks", state.tricks);
        append_fujutu(out, state.fujutu);
        append_key(out, "final");
        out += '[';
        for (const Side side : {Side{0}, Side{1}}) {
            next_element(out);
            append_side(out, state, side);
        }
        out += ']';
    }
    append_numbers(out, "gains", state.gains);
    return out + '}';
}

} // namespace germini::protocol::siciliano
