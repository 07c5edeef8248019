// The record of one whole hand as a file: docs/rules/hand-record.md.
#pragma once
#include "engine/minchiate/event.hpp"
#include "engine/minchiate/pack.hpp"
#include "protocol/archive/record_error.hpp"
#include "protocol/archive/record_form.hpp"
#include "protocol/archive/replay.hpp"
#include "protocol/wire/minchiate/move_json.hpp"

#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace germini::protocol::minchiate {

struct HandRecord {
    NamedRules<germini::minchiate::Rules> rules;
    Seat dealer{};
    germini::minchiate::Pack pack{};
    std::vector<ParsedMove> moves;
};

/// Reads a record, or the `record` in a line `{"record": …, "result": …}`. Checks the whole form.
tl::expected<HandRecord, RecordError> read_record(const nlohmann::json& value);
/// Builds a hand's record as JSON text from its events; the first event opens the record.
class RecordWriter {
public:
    explicit RecordWriter(std::string preset);
    void add(const germini::minchiate::Event& event);
    std::string done() &&;

private:
    void begin(const germini::minchiate::Move& move);
    void write_last();

    std::string preset_, text_;
    std::optional<germini::minchiate::Move> last_; ///< held back while later events may still belong to it
    Seat matto_from_ = kNoSeat;
};
/// Returns the record of all the events.
std::string write_record(const std::string& preset, std::span<const germini::minchiate::Event> events);

Replay<germini::minchiate::Event> replay(const HandRecord& record);

} // namespace germini::protocol::minchiate
