#include "protocol/archive/minchiate/hand_record.hpp"

#include "engine/minchiate/deal.hpp"
#include "engine/minchiate/decide.hpp"
#include "engine/minchiate/fold.hpp"
#include "engine/minchiate/names.hpp"
#include "protocol/wire/minchiate/card_json.hpp"

#include <limits>

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;

// A hand has about a hundred moves; of those after so many only the form is looked at, for one before them is
// refused.
constexpr std::size_t kMostMoves = 1024;
// Of a whole hand's record, so that its text stays in one place while it grows.
constexpr std::size_t kUsualBytes = 3584;

tl::unexpected<RecordError> not_a_record(std::string rule, const ReadError& error) {
    std::string message = error.message;
    if (!error.path.empty()) message += " (at " + error.path + ")";
    return tl::make_unexpected(RecordError{-1, kNoSeat, std::move(rule), std::move(message)});
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
    if (seen != kWholePack) field.fail("bad_pack", "The pack is not the 97 cards, each once.");
    return pack;
}

void must_be(const Field& field, std::string_view wanted, std::string_view what) {
    const std::string found = field.text(0, 64);
    if (field.is_string() && found != wanted)
        field.fail("unknown", std::string(what) + " \"" + found + "\" is not known; it would be \"" +
                                  std::string(wanted) + "\".");
}

/// A record's text up to its moves.
std::string begun(const NamedRules& rules, Seat dealer, const Pack& pack) {
    std::string out = "{";
    out.reserve(kUsualBytes);
    append_member(out, "format", kRecordFormat);
    append_member(out, "game", "minchiate");
    append_key(out, "rules");
    append_rules(out, rules);
    append_member(out, "dealer", index(dealer));
    append_key(out, "pack");
    append_codes(out, pack);
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
    must_be(object.at("game"), "minchiate", "The game");
    HandRecord out;
    out.rules = read_rules(object.at("rules"), Unknown::ignore);
    out.dealer = static_cast<Seat>(object.at("dealer").integer(0, kSeats - 1));
    out.pack = read_pack(object.at("pack"));
    for (const Field& field : object.at("moves").array(0, std::numeric_limits<std::size_t>::max())) {
        const ReadMove move = read_move(field);
        if (out.moves.size() < kMostMoves) out.moves.push_back(move);
    }
    if (!reading.ok()) return not_a_record("FORM-1", *reading.error());
    if (!lawful(out.pack, out.rules.rules))
        return not_a_record("CUT-1", {path + "/pack", "bad_pack",
                                      std::string(germini::minchiate::names().clause_text("CUT-1"))});
    return out;
}

RecordText::RecordText(std::string preset) : preset_(std::move(preset)) {}

void RecordText::add(const Event& event) {
    if (const auto* opened = std::get_if<Opened>(&event)) {
        text_ = begun({preset_, opened->rules}, opened->dealer, opened->pack);
    } else if (const auto* cut = std::get_if<Cut>(&event)) {
        begin(Move{cut->cutter, CutMove{cut->lifted}});
    } else if (const auto* discard = std::get_if<Discarded>(&event)) {
        begin(Move{discard->seat, DiscardMove{discard->cards}});
    } else if (const auto* passed = std::get_if<Passed>(&event)) {
        // D-27: the surplus closes the list of the discard before it.
        for (Card card : passed->cards) std::get<DiscardMove>(last_.value().what).cards.push_back(card);
    } else if (const auto* declared = std::get_if<Declared>(&event)) {
        begin(Move{declared->seat, DeclareMove{}});
    } else if (const auto* shown = std::get_if<VersicolaShown>(&event)) {
        std::get<DeclareMove>(last_.value().what).versicole.push_back(CardSet(shown->cards));
    } else if (const auto* played = std::get_if<Played>(&event)) {
        if (played->card == kMatto) matto_from_ = played->seat;
        begin(Move{played->seat, PlayMove{played->card, played->by}});
    } else if (const auto* settled = std::get_if<DebtSettled>(&event)) {
        // A gift is the Matto's player's.
        if (settled->how == Debt::given) begin(Move{matto_from_, GiveMove{settled->card}});
    } else if (const auto* fell = std::get_if<Fell>(&event)) {
        begin(Move{fell->seat, FallMove{}});
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

void RecordText::write_last() {
    if (!last_) return;
    next_element(text_);
    append_move(text_, *last_);
}

std::string write_record(const std::string& preset, std::span<const Event> events) {
    RecordText text(preset);
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
    take(open(record.rules.rules, record.dealer, record.pack));
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const ReadMove& next = record.moves[i];
        const auto refused = [&](std::string_view clause) {
            out.error = RecordError{static_cast<int>(i), next.move.seat, std::string(clause),
                                    std::string(germini::minchiate::names().clause_text(clause))};
        };
        if (!next.broken.empty()) {
            refused(state.phase == Phase::over ? "TURN-3" : next.broken);
            return out;
        }
        const auto events = decide(state, next.move);
        if (!events) {
            refused(events.error().clause);
            return out;
        }
        take(*events);
    }
    out.complete = state.phase == Phase::over;
    return out;
}

} // namespace germini::protocol::minchiate
