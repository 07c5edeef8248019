#include "protocol/archive/minchiate/hand_record.hpp"

#include "engine/minchiate/deal.hpp"

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;

std::string_view broken(const ParsedMove& move, const State& state, const Outcome<Decision>& decided) {
    if (!move.broken_clause.empty()) return state.phase == Phase::over ? "TURN-3" : move.broken_clause;
    return decided ? std::string_view() : decided.error().clause;
}

} // namespace

tl::expected<HandRecord, RecordError> read_record(const JsonValue& value) {
    auto record = read_record_of<Minchiate>(value, rules_table(), kWholePack, no_context<Rules>, read_move);
    if (!record || is_valid_pack(record->pack, record->rules.rules)) return record;
    RecordError unlawful = malformed_record(
        {find_record(value).path + "/pack", "bad_pack", std::string(names().clause_text("CUT-1"))});
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
        for (Card card : passed->cards) std::get<DiscardMove>(last().what).cards.push_back(card);
    } else if (const auto* declared = std::get_if<Declared>(&event)) {
        begin(Move{declared->seat, DeclareMove{}});
    } else if (const auto* shown = std::get_if<VersicolaShown>(&event)) {
        std::get<DeclareMove>(last().what).versicole.push_back(CardSet(shown->cards));
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

std::string write_record(const std::string& preset, std::span<const Event> events) {
    return record_of(RecordWriter(preset), events);
}

Replay<Event> replay(const HandRecord& record) { return replay_record<Minchiate>(record, &broken); }

} // namespace germini::protocol::minchiate
