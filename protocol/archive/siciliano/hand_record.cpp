#include "protocol/archive/siciliano/hand_record.hpp"

#include "engine/siciliano/game.hpp"

namespace germini::protocol::siciliano {
namespace {

using namespace germini::siciliano;

std::string_view broken(const ParsedMove& move, const State&, const Outcome<Events>& decided) {
    if (!move.broken_clause.empty()) return move.broken_clause;
    return decided ? std::string_view{} : decided.error().clause;
}

AnnounceMove move_of(const Announcement& said) {
    const auto number = [](std::uint8_t stated) {
        return stated == 0 ? std::nullopt : std::optional(static_cast<int>(stated));
    };
    AnnounceMove move;
    move.tengo = said.tengo;
    if (!said.decine.empty()) move.decine = list_of(said.decine);
    move.arie = number(said.arie);
    move.re = number(said.re);
    move.trionfi = number(said.trionfi);
    return move;
}

// Writes the moves behind the events; calls are held back for their card.
struct Recorder {
    std::string text;
    PlayMove play;

    void operator()(const Opened& e) {
        text = start_record(names(), rules_table(), name(e.rules.preset), e.rules, e.dealer);
        append_pack(text, e.pack, names());
    }
    void operator()(const Chosen& e) {
        ExposeMove move;
        for (const std::int8_t position : e.positions)
            move.positions.push_back(position == kNotExposed ? std::nullopt : std::optional<int>(position));
        add(e.dealer, move);
    }
    void operator()(const Announced& e) { add(e.seat, move_of(e.said)); }
    void operator()(const Said& e) {
        add(e.seat, SayMove{e.mischio ? SayMove::Word::mischio : SayMove::Word::tengo});
    }
    void operator()(const Discarded& e) { add(e.seat, DiscardMove{e.cards}); }
    void operator()(const Called& e) { play.calls.push_back(e.call); }
    void operator()(const Played& e) { add_card(e.seat, e.card); }
    void operator()(const FujutuPlayed& e) { add_card(e.seat, kFujutu); }
    void operator()(const auto&) {} // what the engine does by itself

private:
    void add(Seat seat, const auto& what) {
        next_element(text);
        append_move(text, Move{seat, what});
    }
    void add_card(Seat seat, Card card) {
        play.card = card;
        add(seat, play);
        play = {};
    }
};

} // namespace

tl::expected<HandRecord, RecordError> read_record(const nlohmann::json& value) {
    const RecordLocation found = find_record(value);
    JsonReader reading;
    const Object object = reading.root(found.value, found.path).object({}, UnknownMembers::ignore);
    read_head(object, names());
    HandRecord out;
    out.rules = read_rules(rules_table(), object.at("rules"), UnknownMembers::ignore).rules;
    out.dealer = static_cast<Seat>(object.at("dealer").integer(0, kSeats - 1));
    read_pack(object.at("pack"), out.pack, kWholePack, names());
    out.moves = read_moves(object.at("moves"), [](const Field& move) { return read_move(move); });
    if (!reading.ok()) return tl::make_unexpected(malformed_record(*reading.error()));
    return out;
}

std::string write_record(std::span<const Event> events) {
    Recorder recorder;
    for (const Event& event : events) std::visit(recorder, event);
    return std::move(recorder.text) + "]}";
}

Replay<Event> replay(const HandRecord& record) {
    return replay_moves<Siciliano>(open(record.rules, record.dealer, record.pack), record.moves, &broken);
}

} // namespace germini::protocol::siciliano
