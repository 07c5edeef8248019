// The record of one whole hand as a file: docs/rules/hand-record.md.
#pragma once
#include "engine/minchiate/game.hpp"
#include "protocol/archive/hand_record.hpp"
#include "protocol/wire/minchiate/move_json.hpp"

#include <span>
#include <string>

namespace germini::protocol::minchiate {

using HandRecord = HandRecordOf<germini::minchiate::Minchiate>;

/// Reads a record (protocol/archive/hand_record.hpp). A pack that the rules do not allow is refused.
tl::expected<HandRecord, RecordError> read_record(const JsonValue& value);

/// Builds a hand's record as JSON text from its events; the first event opens the record.
class RecordWriter : public RecordText<germini::minchiate::Move, append_move> {
public:
    explicit RecordWriter(std::string preset);
    void add(const germini::minchiate::Event& event);

private:
    std::string preset_;
    Seat matto_from_ = kNoSeat;
};
/// Returns the record of all the events.
std::string write_record(const std::string& preset, std::span<const germini::minchiate::Event> events);

Replay<germini::minchiate::Event> replay(const HandRecord& record);

} // namespace germini::protocol::minchiate
