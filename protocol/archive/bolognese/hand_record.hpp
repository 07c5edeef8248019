// The record of one whole hand as a file: docs/rules/hand-record.md.
#pragma once
#include "engine/bolognese/game.hpp"
#include "protocol/archive/hand_record.hpp"
#include "protocol/wire/bolognese/move_json.hpp"

#include <span>
#include <string>

namespace germini::protocol::bolognese {

using HandRecord = HandRecordOf<germini::bolognese::Bolognese>;

/// Reads a record (protocol/archive/hand_record.hpp).
tl::expected<HandRecord, RecordError> read_record(const JsonValue& value);

/// The number that a seat has in the record of a hand which `resting` seats sit out: the others are numbered
/// in playing order (D-31).
constexpr Seat seat_in_record(Seat seat, SeatSet resting) {
    int below = 0;
    for (const Seat out : resting) below += index(out) < index(seat) ? 1 : 0;
    return static_cast<Seat>(index(seat) - below);
}

/// Builds a hand's record as JSON text from its events; the first event opens the record.
class RecordWriter : public RecordText<germini::bolognese::Move, append_move> {
public:
    void add(const germini::bolognese::Event& event);

private:
    void begin_with(const germini::bolognese::Opened& opened);
    void begin(const germini::bolognese::Move& move);
    void show(CardSet cards);
    void play(Seat seat, Card card);
    Seat numbered(Seat seat) const { return seat_in_record(seat, resting_); }

    SeatSet resting_;
    germini::bolognese::Signal signal_{}; ///< signal said with the next card
};
/// Returns the record of all the events.
std::string write_record(std::span<const germini::bolognese::Event> events);

Replay<germini::bolognese::Event> replay(const HandRecord& record);

} // namespace germini::protocol::bolognese
