// The record of one whole hand as a file: docs/rules/hand-record.md.
#pragma once
#include "engine/siciliano/event.hpp"
#include "protocol/archive/record_error.hpp"
#include "protocol/archive/record_form.hpp"
#include "protocol/archive/replay.hpp"
#include "protocol/wire/siciliano/move_json.hpp"

#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace germini::protocol::siciliano {

struct HandRecord {
    germini::siciliano::Rules rules;
    Seat dealer{};
    germini::siciliano::Pack pack{};
    std::vector<ParsedMove> moves;
};

/// Reads a record, or the `record` in a line `{"record": …, "result": …}`. Checks the whole form.
tl::expected<HandRecord, RecordError> read_record(const nlohmann::json& value);

/// Builds a hand's record as JSON text from its events; the first event opens the record.
class RecordWriter {
public:
    void add(const germini::siciliano::Event& event);
    std::string done() &&;

private:
    struct Visitor;
    std::string text_;
    germini::siciliano::PlayMove play_; ///< calls made with the next card
};

/// Returns the record of all the events.
std::string write_record(std::span<const germini::siciliano::Event> events);

Replay<germini::siciliano::Event> replay(const HandRecord& record);

} // namespace germini::protocol::siciliano
