#include "protocol/archive/bolognese/hand_record.hpp"

#include "engine/bolognese/decide.hpp"
#include "engine/bolognese/fold.hpp"
#include "engine/bolognese/names.hpp"
#include "protocol/wire/bolognese/card_json.hpp"

#include <algorithm>
#include <limits>

namespace germini::protocol::bolognese {
namespace {

using namespace germini::bolognese;

// A hand has some seventy moves; of those after so many only the form is looked at, for one before them is
// refused.
constexpr std::size_t kMostMoves = 1024;
// Of a whole hand's record, so that its text stays in one place while it grows.
constexpr std::size_t kUsualBytes = 3072;

tl::unexpected<RecordError> not_a_record(const ReadError& error) {
    std::string message = error.message;
    if (!error.path.empty()) message += " (at " + error.path + ")";
    return tl::make_unexpected(RecordError{-1, kNoSeat, "FORM-1", std::move(message)});
}

std::string_view clause_text(std::string_view id) {
    for (const Clause& clause : names().clauses)
        if (clause.id == id) return clause.text;
    return {};
}

Pack read_pack(const Field& field) {
    Pack pack{};
    CardSet seen;
    const auto codes = field.array(0, kCards);
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const Card card = card_of(codes[i].text(1, 3));
        if (card == kNoCard) {
            codes[i].fail("unknown_card", "That code is no card.");
            return pack;
        }
        pack[i] = card;
        seen.add(card);
    }
    if (seen != kWholePack) field.fail("bad_pack", "The pack is not the 62 cards, each once.");
    return pack;
}

// Absent means nought; where there is no target it is not looked at.
Context read_score(const Object& object, const Rules& rules) {
    Context out;
    const Field field = object.find("score");
    if (rules.target == 0 || !field) return out;
    const auto numbers = field.array(kSides, kSides);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto wide = numbers[i].integer(0, std::numeric_limits<std::int64_t>::max());
        out.score[i] =
            static_cast<std::int16_t>(std::min<std::int64_t>(wide, std::numeric_limits<std::int16_t>::max()));
    }
    return out;
}

void must_be(const Field& field, std::string_view wanted, std::string_view what) {
    const std::string found = field.text(0, 64);
    if (field.is_string() && found != wanted)
        field.fail("unknown", std::string(what) + " \"" + found + "\" is not known; it would be \"" +
                                  std::string(wanted) + "\".");
}

/// A record's text up to its moves.
std::string begun(const Opened& opened) {
    std::string out = "{";
    out.reserve(kUsualBytes);
    append_member(out, "format", kRecordFormat);
    append_member(out, "game", names().game);
    append_key(out, "rules");
    append_rules(out, opened.rules);
    append_member(out, "dealer", index(opened.dealer));
    if (opened.rules.target > 0) {
        append_key(out, "score");
        append_numbers(out, opened.context.score);
    }
    append_key(out, "pack");
    append_codes(out, opened.pack);
    append_key(out, "moves");
    out += '[';
    return out;
}

} // namespace

tl::expected<HandRecord, RecordError> read_record(const nlohmann::json& value) {
    const nlohmann::json* whole = &value;
    std::string path;
    if (value.is_object() && value.contains("record") && !value.contains("format")) {
        whole = &value["record"];
        path = "/record";
    }
    Reading reading;
    const Object object = reading.root(*whole, path).object({}, Unknown::ignore);
    must_be(object.at("format"), kRecordFormat, "The format");
    must_be(object.at("game"), names().game, "The game");
    HandRecord out;
    out.rules = read_rules(object.at("rules"), Unknown::ignore);
    out.dealer = static_cast<Seat>(object.at("dealer").integer(0, kSeats - 1));
    out.context = read_score(object, out.rules);
    out.pack = read_pack(object.at("pack"));
    for (const Field& field : object.at("moves").array(0, std::numeric_limits<std::size_t>::max())) {
        const ReadMove move = read_move(field);
        if (out.moves.size() < kMostMoves) out.moves.push_back(move);
    }
    if (!reading.ok()) return not_a_record(*reading.error());
    return out;
}

void RecordText::add(const Event& event) {
    if (const auto* opened = std::get_if<Opened>(&event)) {
        text_ = begun(*opened);
    } else if (const auto* called = std::get_if<Called>(&event)) {
        begin(Move{called->dealer, CallMove{}});
    } else if (const auto* discarded = std::get_if<Discarded>(&event)) {
        begin(Move{discarded->dealer, DiscardMove{discarded->cards}});
    } else if (const auto* declared = std::get_if<Declared>(&event)) {
        begin(Move{declared->seat, DeclareMove{}});
    } else if (const auto* shown = std::get_if<Shown>(&event)) {
        show(CardSet(shown->cards));
    } else if (std::holds_alternative<CalledOut>(event)) {
        if (auto* declare = std::get_if<DeclareMove>(&last_.value().what)) declare->out = true;
    } else if (const auto* said = std::get_if<Signalled>(&event)) {
        signal_ = said->signal;
    } else if (const auto* played = std::get_if<Played>(&event)) {
        play(played->seat, played->card);
    } else if (const auto* covered = std::get_if<Covered>(&event)) {
        play(covered->seat, kMatto);
    } else if (const auto* moved = std::get_if<Transferred>(&event)) {
        if (moved->how == Transfer::given) begin(Move{moved->by, GiveMove{moved->cards[0]}});
    }
}

std::string RecordText::done() && {
    write_last();
    return std::move(text_ += "]}");
}

void RecordText::begin(const Move& move) {
    write_last();
    last_ = move;
}

void RecordText::show(CardSet cards) {
    if (auto* call = std::get_if<CallMove>(&last_.value().what)) call->shown.push_back(cards);
    if (auto* declare = std::get_if<DeclareMove>(&last_.value().what)) declare->shown.push_back(cards);
}

void RecordText::play(Seat seat, Card card) {
    begin(Move{seat, PlayMove{card, signal_}});
    signal_ = Signal::none;
}

void RecordText::write_last() {
    if (!last_) return;
    next_element(text_);
    append_move(text_, *last_);
}

std::string write_record(std::span<const Event> events) {
    RecordText text;
    for (const Event& event : events) text.add(event);
    return std::move(text).done();
}

Replay replay(const HandRecord& record) {
    Replay out;
    State state;
    const auto take = [&out, &state](const Events& events) {
        for (const Event& event : events) {
            fold(state, event);
            out.events.push_back(event);
        }
    };
    take(open(record.rules, record.dealer, record.pack, record.context));
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const ReadMove& next = record.moves[i];
        const auto refused = [&](std::string_view clause) {
            out.error = RecordError{static_cast<int>(i), next.move.seat, std::string(clause),
                                    std::string(clause_text(clause))};
        };
        const auto events = decide(state, next.move);
        std::string_view clause = next.broken;
        if (clause.empty() && !events) clause = events.error().clause;
        if (clause.empty()) clause = next.besides;
        if (!clause.empty()) {
            refused(clause);
            return out;
        }
        take(*events);
    }
    out.complete = state.phase == Phase::over;
    return out;
}

} // namespace germini::protocol::bolognese
