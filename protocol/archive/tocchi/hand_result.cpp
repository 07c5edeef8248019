#include "protocol/archive/tocchi/hand_result.hpp"

#include "engine/tocchi/fold.hpp"
#include "engine/tocchi/project.hpp"
#include "protocol/archive/record_form.hpp"
#include "protocol/wire/card_json.hpp"

namespace germini::protocol::tocchi {

using namespace germini::tocchi;

void ResultWriter::add(const Event& event) {
    if (const auto* turned = std::get_if<Turned>(&event)) {
        turned_ = turned->card;
    } else if (const auto* taken = std::get_if<Taken>(&event)) {
        at(taken_, taken->seat).push_back(taken->card);
    } else if (const auto* marcio = std::get_if<Marcio>(&event)) {
        next_element(marci_);
        append_number(marci_, index(marcio->seat));
    } else if (const auto* marked = std::get_if<Marked>(&event)) {
        next_element(marks_);
        marks_ += '{';
        append_member(marks_, "why", names().words[word(marked->why)]);
        append_member(marks_, "seat", index(marked->seat));
        append_member(marks_, "marks", int{marked->marks});
        append_key(marks_, "card");
        if (turned_ == kNoCard)
            marks_ += "null";
        else
            append_plain(marks_, names().card(turned_));
        marks_ += '}';
    }
}

std::string ResultWriter::done(const State& state) const {
    const bool complete = state.phase == Phase::over;
    const auto seats = static_cast<std::size_t>(state.rules.players);
    std::string out = "{";
    append_member(out, "format", kResultFormat);
    append_member(out, "complete", complete);
    append_member(out, "turned", int{state.cards});
    append_key(out, "taken");
    append_array(out, std::span(taken_).first(seats),
                 [](std::string& to, const CardList& cards) { append_cards(to, cards, names()); });
    append_key(out, "marks");
    out += marks_ + ']';
    if (complete) {
        append_key(out, "winner");
        if (state.winner == kNoSeat)
            out += "null";
        else
            append_number(out, index(state.winner));
        append_member(out, "how", names().words[word(state.how)]);
        append_key(out, "marci");
        out += marci_ + ']';
        append_numbers(out, "seats", std::span(state.paid).first(seats));
    }
    return out + '}';
}

std::string write_result(std::span<const Event> events) { return result_text<State, ResultWriter>(events); }

} // namespace germini::protocol::tocchi
