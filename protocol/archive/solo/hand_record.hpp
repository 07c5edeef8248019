// The record of one whole hand as a file: docs/rules/hand-record.md.
#pragma once
#include "engine/solo/game.hpp"
#include "protocol/archive/hand_record.hpp"
#include "protocol/wire/solo/move_json.hpp"

#include <span>
#include <string>

namespace germini::protocol::solo {

using HandRecord = HandRecordOf<germini::solo::Solo>;

/// Reads a record (protocol/archive/hand_record.hpp).
tl::expected<HandRecord, RecordError> read_record(const JsonValue& value);

/// Builds a hand's record as JSON text from its events; the first event opens the record.
class RecordWriter : public RecordText<germini::solo::Move, append_move> {
public:
    void add(const germini::solo::Event& event);

private:
    Seat matto_from_ = kNoSeat;
};
/// Returns the record of all the events.
std::string write_record(std::span<const germini::solo::Event> events);

Replay<germini::solo::Event> replay(const HandRecord& record);

} // namespace germini::protocol::solo
