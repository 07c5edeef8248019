#include "protocol/archive/tocchi/hand_record.hpp"

namespace germini::protocol::tocchi {
namespace {

using namespace germini::tocchi;

// Reads the score: zero if absent, ignored in Sei tocchi.
BySeat<std::int16_t> read_score(const Object& object, const Rules& rules) {
    BySeat<std::int16_t> score{};
    const Field field = object.find("score");
    if (rules.preset != Preset::palio || !field) return score;
    const auto numbers = field.array(rules.players, rules.players);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        score[i] = static_cast<std::int16_t>(numbers[i].integer(0, rules.target - 1));
    return score;
}

} // namespace

tl::expected<HandRecord, RecordError> read_record(const JsonValue& value) {
    return read_record_of<Tocchi>(value, rules_table(), germini::minchiate::kWholePack, read_score,
                                  read_move);
}

void RecordWriter::add(const Event& event) {
    if (const auto* opened = std::get_if<Opened>(&event)) {
        const Rules& rules = opened->rules;
        dealer_ = opened->dealer;
        text_ = start_record(names(), rules_table(), name(rules.preset), rules, dealer_);
        if (rules.preset == Preset::palio)
            append_numbers(text_, "score", std::span(opened->score).first(rules.players));
        append_pack(text_, opened->pack, names());
    } else if (std::holds_alternative<Marked>(event)) {
        if (!turned_ && !std::exchange(marked_, true)) begin(Move{dealer_, TurnMove{}});
    } else if (std::holds_alternative<Turned>(event)) {
        if (std::exchange(turned_, true) || !marked_) begin(Move{dealer_, TurnMove{}});
    } else if (const auto* answered = std::get_if<Answered>(&event)) {
        begin(Move{answered->seat, CallMove{answered->called}});
    }
}

std::string write_record(std::span<const Event> events) { return record_of(RecordWriter(), events); }

Replay<Event> replay(const HandRecord& record) { return replay_record<Tocchi>(record); }

} // namespace germini::protocol::tocchi
