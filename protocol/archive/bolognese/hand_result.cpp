#include "protocol/archive/bolognese/hand_result.hpp"

#include "engine/bolognese/fold.hpp"
#include "engine/bolognese/names.hpp"
#include "engine/bolognese/result.hpp"
#include "protocol/archive/record_form.hpp"
#include "protocol/wire/card_json.hpp"

namespace germini::protocol::bolognese {
namespace {

using namespace germini::bolognese;

// Size of a whole result, so that the string need not be reallocated.
constexpr std::size_t kUsualBytes = 1024;

// The amounts of those who play. A Punto is written as 1 (COUNT-10).
Amounts amounts_in_record(const State& state, const HandResult& closed) {
    Amounts out;
    for (const Seat seat : state.in_play()) {
        const int amount = closed.amounts[static_cast<std::size_t>(index(seat))];
        out.push_back(static_cast<std::int16_t>(state.shape().alone ? -amount : amount));
    }
    return out;
}

std::string_view name(WordId word) { return names().words[word]; }

} // namespace

void ResultWriter::Count::add(const Scored& e) {
    switch (e.why) {
    case ScoreReason::declaration: // accuso
        break;
    case ScoreReason::combination:
        (is_sequence(e.kind) ? sequences : cricche) += e.points;
        next_element(list);
        list += '[';
        append_cards(list, e.cards, names());
        list += ',';
        append_number(list, e.points);
        list += ']';
        break;
    case ScoreReason::sequenza:
        sequences += e.points;
        break;
    case ScoreReason::criccone:
        cricche += e.points;
        break;
    case ScoreReason::scartini:
        scartini += e.points;
        break;
    case ScoreReason::last:
        last += e.points;
        break;
    }
}

void ResultWriter::add(const Event& event) {
    if (const auto* called = std::get_if<Called>(&event)) speaker_ = called->seat;
    if (const auto* declared = std::get_if<Declared>(&event)) speaker_ = declared->seat;
    if (const auto* out = std::get_if<CalledOut>(&event)) caller_ = out->seat;
    if (std::holds_alternative<DiscardShown>(event) || std::holds_alternative<PozzoShown>(event))
        counting_ = true;
    if (const auto* opened = std::get_if<Opened>(&event)) {
        resting_ = opened->context.resting;
        counting_ = shape_of(opened->rules).alone; // nothing is scored before
    }
    if (const auto* moved = std::get_if<Transferred>(&event)) give(*moved);
    if (const auto* scored = std::get_if<Scored>(&event)) {
        if (counting_)
            at(final_, scored->side).add(*scored);
        else
            score(*scored);
    }
}

void ResultWriter::score(const Scored& e) {
    next_element(scores_);
    scores_ += '{';
    append_member(scores_, "why", name(word(e.why, e.kind)));
    append_member(scores_, "team", index(e.side)); // nobody sits such a hand out
    append_member(scores_, "seat", index(speaker_));
    append_member(scores_, "points", e.points);
    append_cards(scores_, "cards", e.cards, names());
    scores_ += '}';
}

void ResultWriter::give(const Transferred& e) {
    if (e.how == Transfer::cappotto) return;
    next_element(given_);
    given_ += '{';
    append_member(given_, "seat", index(seat_in_record(e.by, resting_)));
    append_member(given_, "team", index(seat_in_record(static_cast<Seat>(e.between.to), resting_)));
    append_member(given_, "card", code(e.cards[0]));
    given_ += '}';
}

void ResultWriter::append_count(std::string& out, Side side, const State& state) const {
    const Count& count = at(final_, side);
    out += '{';
    append_member(out, "tricks", at(state.tricks, side));
    append_member(out, "pile", at(state.pile, side).size());
    append_member(out, "sequences", count.sequences);
    append_member(out, "cricche", count.cricche);
    append_member(out, "scartini", count.scartini);
    append_member(out, "last", count.last);
    append_member(out, "declared", at(state.accuso, side));
    append_member(out, "total", at(state.points, side));
    append_key(out, "list");
    out += count.list;
    out += "]}";
}

void ResultWriter::append_soloist(std::string& out, const State& state) {
    append_key(out, "soloist");
    if (state.soloist == kNoSeat)
        out += "null";
    else
        append_number(out, index(state.soloist));
    append_member(out, "how", state.soloist == kNoSeat ? "void" : state.di_mio() ? "di_mio" : "su");
}

std::string ResultWriter::done(const State& state) const {
    const auto closed = result(state);
    std::string out = "{";
    out.reserve(kUsualBytes);
    append_member(out, "format", kResultFormat);
    append_member(out, "complete", closed.has_value());
    if (closed) {
        append_key(out, "teams");
        List<int, kMostSeats> teams;
        for (const Seat seat : state.in_play())
            teams.push_back(state.shape().alone ? index(seat_in_record(seat, resting_))
                                                : index(state.side(seat)));
        if (closed->ending == Ending::annulled)
            out += "null";
        else
            append_numbers(out, teams);
    }
    append_key(out, "scores");
    out += scores_ + ']';
    if (!closed) return out + '}';
    append_key(out, "given");
    out += given_ + ']';
    if (closed->ending == Ending::called) {
        append_key(out, "called");
        out += '{';
        append_member(out, "seat", index(caller_));
        append_member(out, "team", index(state.side(caller_)));
        append_member(out, "points", at(state.points, state.side(caller_)));
        out += '}';
    } else if (closed->ending == Ending::counted) {
        append_key(out, "final");
        out += '[';
        for (const Side side : state.sides_in_play()) {
            next_element(out);
            append_count(out, side, state);
        }
        out += ']';
    }
    append_numbers(out, "seats", amounts_in_record(state, *closed));
    if (state.shape().bidding) append_soloist(out, state);
    return out + '}';
}

std::string write_result(std::span<const Event> events) { return result_text<State, ResultWriter>(events); }

} // namespace germini::protocol::bolognese
