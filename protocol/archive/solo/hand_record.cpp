#include "protocol/archive/solo/hand_record.hpp"

namespace germini::protocol::solo {
namespace {

using namespace germini::solo;

std::string_view broken(const ParsedMove& move, const State& state, const Outcome<Decision>& decided) {
    if (!move.broken_clause.empty()) return state.phase == Phase::over ? "TURN-3" : move.broken_clause;
    return decided ? std::string_view() : decided.error().clause;
}

} // namespace

tl::expected<HandRecord, RecordError> read_record(const JsonValue& value) {
    return read_record_of<Solo>(value, rules_table(), kWholePack, no_context<Rules>, read_move);
}

void RecordWriter::add(const Event& event) {
    if (const auto* opened = std::get_if<Opened>(&event)) {
        text_ = start_record(Solo::names(), rules_table(), preset_of(opened->rules.form), opened->rules,
                             opened->dealer);
        append_pack(text_, opened->pack, Solo::names());
    } else if (const auto* cut = std::get_if<Cut>(&event)) {
        begin(Move{cut->cutter, CutMove{cut->lifted}});
    } else if (const auto* stayed = std::get_if<Stayed>(&event)) {
        begin(Move{stayed->seat, OutMove{false}});
    } else if (const auto* gone = std::get_if<WentOut>(&event)) {
        begin(Move{gone->seat, OutMove{true}});
    } else if (const auto* discard = std::get_if<Discarded>(&event)) {
        begin(Move{discard->seat, DiscardMove{discard->cards}});
    } else if (const auto* declared = std::get_if<Declared>(&event)) {
        begin(Move{declared->seat, DeclareMove{}});
    } else if (const auto* shown = std::get_if<VersicolaShown>(&event)) {
        std::get<DeclareMove>(last().what).versicole.push_back(CardSet(shown->cards));
    } else if (const auto* played = std::get_if<Played>(&event)) {
        if (played->card == kMatto) matto_from_ = played->seat;
        begin(Move{played->seat, PlayMove{played->card}});
    } else if (const auto* settled = std::get_if<DebtSettled>(&event)) {
        if (settled->how == DebtPayment::given) begin(Move{matto_from_, GiveMove{settled->card}});
    }
}

std::string write_record(std::span<const Event> events) { return record_of(RecordWriter(), events); }

Replay<Event> replay(const HandRecord& record) { return replay_record<Solo>(record, &broken); }

} // namespace germini::protocol::solo
