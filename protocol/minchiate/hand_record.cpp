#include "protocol/minchiate/hand_record.hpp"

#include "engine/minchiate/deal.hpp"
#include "engine/minchiate/decide.hpp"
#include "engine/minchiate/fold.hpp"
#include "protocol/minchiate/card_json.hpp"
#include "protocol/refusal_text.hpp"

#include <limits>

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;

// A hand has about a hundred moves; of those after so many only the form is looked at, for one before them is
// refused.
constexpr std::size_t kMostMoves = 1024;

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
        return not_a_record("CUT-1", {path + "/pack", "bad_pack", std::string(refusal_text("CUT-1"))});
    return out;
}

std::string write_record(const HandRecord& record) {
    std::string out = "{";
    append_member(out, "format", kRecordFormat);
    append_member(out, "game", "minchiate");
    append_key(out, "rules");
    append_rules(out, record.rules);
    append_member(out, "dealer", index(record.dealer));
    append_key(out, "pack");
    append_codes(out, record.pack);
    append_key(out, "moves");
    out += '[';
    for (const ReadMove& move : record.moves) {
        next_element(out);
        append_move(out, move.move);
    }
    out += "]}";
    return out;
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
                                    std::string(refusal_text(clause))};
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

std::vector<Move> moves_of(std::span<const Event> events) {
    std::vector<Move> moves;
    DeclareMove declaration;
    std::size_t left = 0; // versicole of the declaration still to come
    Seat declarer = kNoSeat;
    for (const Event& event : events) {
        if (const auto* cut = std::get_if<Cut>(&event)) {
            moves.push_back({cut->cutter, CutMove{cut->lifted}});
        } else if (const auto* discard = std::get_if<Discarded>(&event)) {
            moves.push_back({discard->seat, DiscardMove{discard->cards}});
        } else if (const auto* passed = std::get_if<Passed>(&event)) {
            // D-27: the surplus closes the list of the discard before it.
            for (Card card : passed->cards) std::get<DiscardMove>(moves.back().what).cards.push_back(card);
        } else if (const auto* declared = std::get_if<Declared>(&event)) {
            declarer = declared->seat;
            declaration = {};
            left = declared->count;
            if (left == 0) moves.push_back({declarer, declaration});
        } else if (const auto* shown = std::get_if<VersicolaShown>(&event)) {
            declaration.versicole.push_back(CardSet(shown->cards));
            if (--left == 0) moves.push_back({declarer, declaration});
        } else if (const auto* played = std::get_if<Played>(&event)) {
            moves.push_back({played->seat, PlayMove{played->card, played->by}});
        } else if (const auto* settled = std::get_if<DebtSettled>(&event)) {
            if (settled->how == Debt::given) moves.push_back({kNoSeat, GiveMove{settled->card}});
        } else if (const auto* fell = std::get_if<Fell>(&event)) {
            moves.push_back({fell->seat, FallMove{}});
        }
    }
    // A gift is the Matto's player's.
    Seat matto_from = kNoSeat;
    for (Move& move : moves) {
        if (const auto* play = std::get_if<PlayMove>(&move.what); play != nullptr && play->card == kMatto)
            matto_from = move.seat;
        if (std::holds_alternative<GiveMove>(move.what)) move.seat = matto_from;
    }
    return moves;
}

HandRecord record_of(const std::string& preset, std::span<const Event> events) {
    const auto& opened = std::get<Opened>(events.front());
    HandRecord record{{preset, opened.rules}, opened.dealer, opened.pack, {}};
    for (const Move& move : moves_of(events)) record.moves.push_back({move, {}});
    return record;
}

} // namespace germini::protocol::minchiate
