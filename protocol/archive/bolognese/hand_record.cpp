#include "protocol/archive/bolognese/hand_record.hpp"

#include "engine/bolognese/game.hpp"

#include <algorithm>
#include <limits>

namespace germini::protocol::bolognese {
namespace {

using namespace germini::bolognese;

// Reads the score: zero if absent, ignored without a target.
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

std::string_view broken(const ParsedMove& move, const State&, const Outcome<Decision>& decided) {
    if (!move.broken_clause.empty()) return move.broken_clause;
    return decided ? move.besides : decided.error().clause;
}

} // namespace

tl::expected<HandRecord, RecordError> read_record(const nlohmann::json& value) {
    const RecordLocation found = find_record(value);
    JsonReader reading;
    const Object object = reading.root(found.value, found.path).object({}, UnknownMembers::ignore);
    read_head(object, names());
    HandRecord out;
    out.rules = read_rules(rules_table(), object.at("rules"), UnknownMembers::ignore).rules;
    out.dealer = static_cast<Seat>(object.at("dealer").integer(0, out.rules.players - 1));
    out.context = read_score(object, out.rules);
    read_pack(object.at("pack"), out.pack, kWholePack, names());
    out.moves = read_moves(object.at("moves"),
                           [&out](const Field& move) { return read_move(move, out.rules.players); });
    if (!reading.ok()) return tl::make_unexpected(malformed_record(*reading.error()));
    return out;
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
        if (auto* declare = std::get_if<DeclareMove>(&last_.value().what)) declare->out = true;
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

std::string RecordWriter::done() && {
    write_last();
    return std::move(text_ += "]}");
}

void RecordWriter::begin_with(const Opened& opened) {
    Rules rules = opened.rules;
    resting_ = opened.context.resting;
    rules.players = static_cast<std::uint8_t>(rules.players - resting_.size());
    text_ = start_record(names(), rules_table(), name(rules.preset), rules, numbered(opened.dealer));
    if (rules.target > 0 && !shape_of(rules).alone) {
        append_key(text_, "score");
        append_numbers(text_, opened.context.score);
    }
    append_pack(text_, opened.pack, names());
}

void RecordWriter::begin(const Move& move) {
    write_last();
    last_ = Move{numbered(move.seat), move.what};
}

void RecordWriter::show(CardSet cards) {
    if (auto* call = std::get_if<CallMove>(&last_.value().what)) call->shown.push_back(cards);
    if (auto* declare = std::get_if<DeclareMove>(&last_.value().what)) declare->shown.push_back(cards);
}

void RecordWriter::play(Seat seat, Card card) {
    begin(Move{seat, PlayMove{card, signal_}});
    signal_ = Signal::none;
}

void RecordWriter::write_last() {
    if (!last_) return;
    next_element(text_);
    append_move(text_, *last_);
}

std::string write_record(std::span<const Event> events) {
    RecordWriter text;
    for (const Event& event : events) text.add(event);
    return std::move(text).done();
}

Replay<Event> replay(const HandRecord& record) {
    return replay_moves<Bolognese>(open(record.rules, record.dealer, record.pack, record.context),
                                   record.moves, &broken);
}

} // namespace germini::protocol::bolognese
