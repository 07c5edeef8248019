#include "protocol/archive/minchiate/hand_result.hpp"

#include "engine/minchiate/fold.hpp"
#include "engine/minchiate/ledger.hpp"
#include "engine/minchiate/names.hpp"
#include "protocol/archive/record_form.hpp"
#include "protocol/wire/card_json.hpp"

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;

// Size of a whole result, so that the string need not be reallocated.
constexpr std::size_t kUsualBytes = 1536;

std::string_view name(WordId word) { return names().words[word]; }

} // namespace

void ResultWriter::add(const Event& event) {
    if (const auto* scored = std::get_if<Scored>(&event)) add(*scored);
    if (const auto* paid = std::get_if<Paid>(&event)) add(*paid);
}

void ResultWriter::add(const Scored& e) {
    if (e.why > ScoreReason::death) return at(final_, e.side).add(e);
    next_element(scores_);
    scores_ += '{';
    append_member(scores_, "why", name(word(e.why)));
    append_member(scores_, "team", index(e.side));
    append_member(scores_, "points", e.points);
    append_cards(scores_, "cards", e.cards, names());
    scores_ += '}';
}

void ResultWriter::add(const Paid& e) {
    next_element(resti_);
    resti_ += '{';
    append_member(resti_, "when", name(word(e.when)));
    append_member(resti_, "team", index(e.side));
    append_member(resti_, "resti", e.resti);
    resti_ += '}';
}

std::string ResultWriter::done(const State& state) const {
    const auto closed = ledger(state);
    std::string out = "{";
    out.reserve(kUsualBytes);
    append_member(out, "format", kResultFormat);
    append_member(out, "complete", closed.has_value());
    append_key(out, "scores");
    out += scores_ + ']';
    append_key(out, "resti");
    out += resti_ + ']';
    if (closed) {
        append_key(out, "final");
        out += '[';
        for (const FinalCount& side : final_) {
            next_element(out);
            side.append_to(out);
        }
        out += ']';
        append_member(out, "end", closed->end);
        append_numbers(out, "seats", closed->seats);
    }
    out += '}';
    return out;
}

std::string write_result(std::span<const Event> events) { return result_text<State, ResultWriter>(events); }

} // namespace germini::protocol::minchiate
