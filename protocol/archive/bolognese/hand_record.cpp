#include "protocol/archive/bolognese/hand_record.hpp"

#include <algorithm>
#include <limits>

namespace germini::protocol::bolognese {
namespace {

using namespace germini::bolognese;

// Reads the score: zero if absent, ignored without a target. Values beyond its range become its maximum.
Context read_score(const Object& object, const Rules& rules) {
    Context out;
    const Field field = object.find("score");
    if (rules.target == 0 || shape_of(rules).alone || !field) return out;
    const auto numbers = field.array(kSides, kSides);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto wide = numbers[i].integer(0, std::numeric_limits<std::int64_t>::max());
        out.score[i] =
            static_cast<std::int16_t>(std::min<std::int64_t>(wide, std::numeric_limits<std::int16_t>::max()));
    }
    return out;
}

} // namespace

tl::expected<HandRecord, RecordError> read_record(const JsonValue& value) {
    return read_record_of<Bolognese>(value, rules_table(), kWholePack, read_score, read_move);
}

void RecordWriter::add(const Event& event) {
    if (const auto* opened = std::get_if<Opened>(&event)) {
        begin_with(*opened);
    } else if (const auto* called = std::get_if<Called>(&event)) {
        begin(Move{called->seat, CallMove{}});
    } else if (const auto* discarded = std::get_if<Discarded>(&event)) {
        begin(Move{discarded->seat, DiscardMove{discarded->cards}});
    } else if (const auto* declared = std::get_if<Declared>(&event)) {
        begin(Move{declared->seat, DeclareMove{}});
    } else if (const auto* shown = std::get_if<CombinationShown>(&event)) {
        show(CardSet(shown->cards));
    } else if (std::holds_alternative<CalledOut>(event)) {
        if (auto* declare = std::get_if<DeclareMove>(&last().what)) declare->out = true;
    } else if (const auto* said = std::get_if<Signalled>(&event)) {
        signal_ = said->signal;
    } else if (const auto* played = std::get_if<Played>(&event)) {
        play(played->seat, played->card);
    } else if (const auto* covered = std::get_if<Covered>(&event)) {
        play(covered->by.seat, kMatto);
    } else if (const auto* bidden = std::get_if<Bidden>(&event)) {
        begin(Move{bidden->seat, BidMove{bidden->bid}});
    } else if (const auto* answered = std::get_if<BidAnswered>(&event)) {
        begin(Move{answered->seat, AnswerBidMove{answered->objects}});
    } else if (const auto* moved = std::get_if<Transferred>(&event)) {
        if (moved->how == Transfer::given) begin(Move{moved->by, GiveMove{moved->cards[0]}});
    }
}

void RecordWriter::begin_with(const Opened& opened) {
    Rules rules = opened.rules;
    resting_ = opened.context.resting;
    rules.players = static_cast<std::uint8_t>(rules.players - resting_.size());
    text_ = start_record(names(), rules_table(), name(rules.preset), rules, numbered(opened.dealer));
    if (rules.target > 0 && !shape_of(rules).alone) { append_numbers(text_, "score", opened.context.score); }
    append_pack(text_, opened.pack, names());
}

void RecordWriter::begin(const Move& move) { RecordText::begin({numbered(move.seat), move.what}); }

void RecordWriter::show(CardSet cards) {
    if (auto* call = std::get_if<CallMove>(&last().what)) call->shown.push_back(cards);
    if (auto* declare = std::get_if<DeclareMove>(&last().what)) declare->shown.push_back(cards);
}

void RecordWriter::play(Seat seat, Card card) {
    begin(Move{seat, PlayMove{card, signal_}});
    signal_ = Signal::none;
}

std::string write_record(std::span<const Event> events) { return record_of(RecordWriter(), events); }

Replay<Event> replay(const HandRecord& record) { return replay_record<Bolognese>(record); }

} // namespace germini::protocol::bolognese
