#include "protocol/archive/minchiate/hand_record.hpp"

#include "engine/minchiate/deal.hpp"
#include "engine/minchiate/game.hpp"

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;

std::string_view broken(const ParsedMove& move, const State& state, const Outcome<Decision>& decided) {
    if (!move.broken_clause.empty()) return state.phase == Phase::over ? "TURN-3" : move.broken_clause;
    return decided ? std::string_view() : decided.error().clause;
}

} // namespace

tl::expected<HandRecord, RecordError> read_record(const nlohmann::json& value) {
    const RecordLocation found = find_record(value);
    JsonReader reading;
    const Object object = reading.root(found.value, found.path).object({}, UnknownMembers::ignore);
    read_head(object, names());
    HandRecord out;
    out.rules = read_rules(rules_table(), object.at("rules"), UnknownMembers::ignore);
    out.dealer = static_cast<Seat>(object.at("dealer").integer(0, kSeats - 1));
    read_pack(object.at("pack"), out.pack, kWholePack, names());
    out.moves = read_moves(object.at("moves"), &read_move);
    if (!reading.ok()) return tl::make_unexpected(malformed_record(*reading.error()));
    if (is_valid_pack(out.pack, out.rules.rules)) return out;
    RecordError unlawful =
        malformed_record({found.path + "/pack", "bad_pack", std::string(names().clause_text("CUT-1"))});
    unlawful.rule = "CUT-1";
    return tl::make_unexpected(std::move(unlawful));
}

RecordWriter::RecordWriter(std::string preset) : preset_(std::move(preset)) {}

void RecordWriter::add(const Event& event) {
    if (const auto* opened = std::get_if<Opened>(&event)) {
        text_ = start_record(names(), rules_table(), preset_, opened->rules, opened->dealer);
        append_pack(text_, opened->pack, names());
    } else if (const auto* cut = std::get_if<Cut>(&event)) {
        begin(Move{cut->cutter, CutMove{cut->lifted}});
    } else if (const auto* discard = std::get_if<Discarded>(&event)) {
        begin(Move{discard->seat, DiscardMove{discard->cards}});
    } else if (const auto* passed = std::get_if<Passed>(&event)) {
        // D-27: the surplus is appended to the list of the preceding discard.
        for (Card card : passed->cards) std::get<DiscardMove>(last_.value().what).cards.push_back(card);
    } else if (const auto* declared = std::get_if<Declared>(&event)) {
        begin(Move{declared->seat, DeclareMove{}});
    } else if (const auto* shown = std::get_if<VersicolaShown>(&event)) {
        std::get<DeclareMove>(last_.value().what).versicole.push_back(CardSet(shown->cards));
    } else if (const auto* played = std::get_if<Played>(&event)) {
        if (played->card == kMatto) matto_from_ = played->seat;
        begin(Move{played->seat, PlayMove{played->card, played->by}});
    } else if (const auto* settled = std::get_if<DebtSettled>(&event)) {
        // A gift is a move of the Matto's player.
        if (settled->how == DebtPayment::given) begin(Move{matto_from_, GiveMove{settled->card}});
    } else if (const auto* fell = std::get_if<Fell>(&event)) {
        begin(Move{fell->seat, FallMove{}});
    }
}

std::string RecordWriter::done() && {
    write_last();
    return std::move(text_ += "]}");
}

void RecordWriter::begin(const Move& move) {
    write_last();
    last_ = move;
}

void RecordWriter::write_last() {
    if (!last_) return;
    next_element(text_);
    append_move(text_, *last_);
}

std::string write_record(const std::string& preset, std::span<const Event> events) {
    RecordWriter text(preset);
    for (const Event& event : events) text.add(event);
    return std::move(text).done();
}

Replay<Event> replay(const HandRecord& record) {
    return replay_moves<Minchiate>(open(record.rules.rules, record.dealer, record.pack), record.moves,
                                   &broken);
}

} // namespace germini::protocol::minchiate
