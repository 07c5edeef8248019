// The record of one whole hand as a file: docs/rules/hand-record.md.
#pragma once
#include "engine/siciliano/game.hpp"
#include "protocol/archive/hand_record.hpp"
#include "protocol/wire/siciliano/move_json.hpp"

#include <span>
#include <string>

namespace germini::protocol::siciliano {

using HandRecord = HandRecordOf<germini::siciliano::Siciliano>;

/// Reads a record (protocol/archive/hand_record.hpp).
tl::expected<HandRecord, RecordError> read_record(const JsonValue& value);

/// Builds a hand's record as JSON text from its events; the first event opens the record.
class RecordWriter : public RecordText<germini::siciliano::Move, append_move> {
public:
    void add(const germini::siciliano::Event& event);

private:
    struct Visitor;
    germini::siciliano::PlayMove play_; ///< calls made with the next card
};

/// Returns the record of all the events.
std::string write_record(std::span<const germini::siciliano::Event> events);

Replay<germini::siciliano::Event> replay(const HandRecord& record);

} // namespace germini::protocol::siciliano
