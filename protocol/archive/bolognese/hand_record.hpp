// One hand, whole, as a file: docs/rules/hand-record.md.
#pragma once
#include "engine/bolognese/event.hpp"
#include "engine/bolognese/pack.hpp"
#include "protocol/archive/record_error.hpp"
#include "protocol/archive/record_form.hpp"
#include "protocol/archive/replay.hpp"
#include "protocol/wire/bolognese/move_json.hpp"

#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace germini::protocol::bolognese {

struct HandRecord {
    germini::bolognese::Rules rules;
    Seat dealer{};
    germini::bolognese::Context context; ///< `score`; a larger one than a Context holds as the highest
    germini::bolognese::Pack pack{};
    std::vector<ReadMove> moves;
};

/// Reads a record, or the `record` in a line `{"record": …, "result": …}`. Its whole form is checked.
tl::expected<HandRecord, RecordError> read_record(const nlohmann::json& value);

/// The record of a hand, as JSON text, while its events come in, the first of which opens it.
class RecordText {
public:
    void add(const germini::bolognese::Event& event);
    std::string done() &&;

private:
    void begin_with(const germini::bolognese::Opened& opened);
    void begin(const germini::bolognese::Move& move);
    void show(CardSet cards);
    void play(Seat seat, Card card);
    void write_last();

    std::string text_;
    std::optional<germini::bolognese::Move> last_; ///< held back while something may yet belong to it
    germini::bolognese::Signal signal_{};          ///< said with the card to come
};
/// The same of all its events.
std::string write_record(std::span<const germini::bolognese::Event> events);

Replay<germini::bolognese::Event> replay(const HandRecord& record);

} // namespace germini::protocol::bolognese
