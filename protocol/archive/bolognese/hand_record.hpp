// The record of one whole hand as a file: docs/rules/hand-record.md.
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
    germini::bolognese::Context context; ///< the `score`; values beyond a Context's range become its maximum
    germini::bolognese::Pack pack{};
    std::vector<ParsedMove> moves;
};

/// Reads a record, or the `record` in a line `{"record": …, "result": …}`. Checks the whole form.
tl::expected<HandRecord, RecordError> read_record(const nlohmann::json& value);

/// The number that a seat has in the record of a hand which `resting` seats sit out: the others are numbered
/// in playing order (D-31).
constexpr Seat seat_in_record(Seat seat, SeatSet resting) {
    int below = 0;
    for (const Seat out : resting) below += index(out) < index(seat) ? 1 : 0;
    return static_cast<Seat>(index(seat) - below);
}

/// Builds a hand's record as JSON text from its events; the first event opens the record.
class RecordWriter {
public:
    void add(const germini::bolognese::Event& event);
    std::string done() &&;

private:
    void begin_with(const germini::bolognese::Opened& opened);
    void begin(const germini::bolognese::Move& move);
    void show(CardSet cards);
    void play(Seat seat, Card card);
    void write_last();

    Seat numbered(Seat seat) const { return seat_in_record(seat, resting_); }

    std::string text_;
    SeatSet resting_;
    std::optional<germini::bolognese::Move> last_; ///< held back while later events may still belong to it
    germini::bolognese::Signal signal_{};          ///< signal said with the next card
};
/// Returns the record of all the events.
std::string write_record(std::span<const germini::bolognese::Event> events);

Replay<germini::bolognese::Event> replay(const HandRecord& record);

} // namespace germini::protocol::bolognese
