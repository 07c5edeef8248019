#include "protocol/archive/siciliano/hand_record.hpp"

namespace germini::protocol::siciliano {
namespace {

using namespace germini::siciliano;

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

} // namespace

tl::expected<HandRecord, RecordError> read_record(const JsonValue& value) {
    return read_record_of<Siciliano>(value, rules_table(), kWholePack, no_context<Rules>, read_move);
}

// Appends the move behind an event; calls are held back for their card.
struct RecordWriter::Visitor {
    RecordWriter& to;

    void operator()(const Opened& e) {
        to.text_ = start_record(names(), rules_table(), name(e.rules.preset), e.rules, e.dealer);
        append_pack(to.text_, e.pack, names());
    }
    void operator()(const Chosen& e) {
        ExposeMove move;
        for (const std::int8_t position : e.positions)
            move.positions.push_back(position == kNotExposed ? std::nullopt : std::optional<int>(position));
        append(e.dealer, move);
    }
    void operator()(const Announced& e) { append(e.seat, move_of(e.said)); }
    void operator()(const Said& e) {
        append(e.seat, SayMove{e.mischio ? SayMove::Word::mischio : SayMove::Word::tengo});
    }
    void operator()(const Discarded& e) { append(e.seat, DiscardMove{e.cards}); }
    void operator()(const Called& e) { to.play_.calls.push_back(e.call); }
    void operator()(const Played& e) { append_card(e.seat, e.card); }
    void operator()(const FujutuPlayed& e) { append_card(e.seat, kFujutu); }
    void operator()(const auto&) {} // what the engine does by itself

private:
    void append(Seat seat, const auto& what) { to.begin(Move{seat, what}); }
    void append_card(Seat seat, Card card) {
        to.play_.card = card;
        append(seat, to.play_);
        to.play_ = {};
    }
};

void RecordWriter::add(const Event& event) { std::visit(Visitor{*this}, event); }

std::string write_record(std::span<const Event> events) { return record_of(RecordWriter(), events); }

Replay<Event> replay(const HandRecord& record) { return replay_record<Siciliano>(record); }

} // namespace germini::protocol::siciliano
