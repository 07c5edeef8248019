// The record of one whole hand as a file: docs/rules/hand-record.md.
#pragma once
#include "engine/tocchi/game.hpp"
#include "protocol/archive/hand_record.hpp"
#include "protocol/wire/tocchi/move_json.hpp"

#include <span>
#include <string>

namespace germini::protocol::tocchi {

using HandRecord = HandRecordOf<germini::tocchi::Tocchi>;

/// Reads a record (protocol/archive/hand_record.hpp).
tl::expected<HandRecord, RecordError> read_record(const JsonValue& value);

/// Builds a hand's record as JSON text from its events; the first event opens the record.
class RecordWriter : public RecordText<germini::tocchi::Move, append_move> {
public:
    void add(const germini::tocchi::Event& event);

private:
    Seat dealer_{};
    bool turned_ = false; ///< a card has been turned
    bool marked_ = false; ///< the first `turn` has begun with the marks of face-up cards (TOC-6)
};

/// Returns the record of all the events.
std::string write_record(std::span<const germini::tocchi::Event> events);

Replay<germini::tocchi::Event> replay(const HandRecord& record);

} // namespace germini::protocol::tocchi
