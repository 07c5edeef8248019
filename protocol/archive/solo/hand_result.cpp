#include "protocol/archive/solo/hand_result.hpp"

#include "engine/solo/fold.hpp"
#include "engine/solo/result.hpp"
#include "protocol/archive/record_form.hpp"
#include "protocol/wire/card_json.hpp"

namespace germini::protocol::solo {
namespace {

using namespace germini::solo;
using germini::minchiate::names;
using germini::minchiate::Scored;
using minchiate::FinalCount;

} // namespace

void ResultWriter::add(const Event& event) {
    if (const auto* scored = std::get_if<Scored>(&event)) return add(*scored);
    if (const auto* gone = std::get_if<WentOut>(&event)) {
        next_element(out_);
        append_number(out_, index(gone->seat));
    } else if (const auto* fee = std::get_if<Fee>(&event)) {
        next_element(fees_);
        fees_ += '{';
        append_member(fees_, "seat", index(fee->seat));
        append_member(fees_, "to", index(fee->to));
        append_member(fees_, "points", int{fee->points});
        fees_ += '}';
    }
}

void ResultWriter::add(const Scored& e) {
    if (e.why > ScoreReason::death) return at(final_, e.side).add(e);
    next_element(scores_);
    scores_ += '{';
    append_member(scores_, "why", names().words[word(e.why)]);
    append_member(scores_, "seat", index(e.side));
    append_member(scores_, "points", e.points);
    append_cards(scores_, "cards", e.cards, names());
    scores_ += '}';
}

std::string ResultWriter::done(const State& state) const {
    const auto closed = result(state);
    std::string out = "{";
    append_member(out, "format", kResultFormat);
    append_member(out, "complete", closed.has_value());
    append_key(out, "scores");
    out += scores_ + ']';
    if (closed) {
        append_key(out, "out");
        out += out_ + ']';
        append_key(out, "fees");
        out += fees_ + ']';
        append_key(out, "final");
        const auto seats = static_cast<std::size_t>(state.seats());
        append_array(out, std::span(final_).first(seats),
                     [](std::string& to, const FinalCount& seat) { seat.append_to(to); });
        append_numbers(out, "points", std::span(state.score).first(seats));
        append_numbers(out, "seats", closed->amounts);
    }
    out += '}';
    return out;
}

std::string write_result(std::span<const Event> events) { return result_text<State, ResultWriter>(events); }

} // namespace germini::protocol::solo
