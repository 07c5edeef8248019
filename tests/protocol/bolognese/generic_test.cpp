// The generic test of Tarocco bolognese, with the log written and read again.
#include "protocol/archive/bolognese/event_codec.hpp"
#include "protocol/archive/bolognese/hand_record.hpp"
#include "protocol/archive/bolognese/hand_result.hpp"
#include "protocol/wire/json_text.hpp"
#include "tests/support/bolognese/play.hpp"
#include "tests/support/claim.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>

using namespace germini;
using namespace germini::bolognese;
namespace wire = germini::protocol::bolognese;

std::string support::GameTraits<Bolognese>::keeps(const std::vector<Event>& log) {
    const std::string bytes = wire::Codec::encode(log);
    const auto decoded = wire::Codec::decode_all(bytes);
    if (!decoded || wire::Codec::encode(*decoded) != bytes) return "the log does not survive its bytes";

    const auto written = protocol::parse_strict(wire::write_record(log));
    if (!written) return "the record is no strict JSON: " + written.error().message;
    const auto record = wire::read_record(written->root());
    if (!record) return "the record cannot be read again: " + record.error().message;
    const auto replay = wire::replay(*record);
    if (replay.error) return "the record's replay breaks off: " + replay.error->rule;
    const auto kept = support::as_recorded<Event, Claimed, Answered, Due>(log);
    const auto again = support::as_replayed<Event, Claimed, Due>(log, replay.events);
    if (!replay.complete) return "the record replays to an unfinished hand";
    // A record numbers only the seats that played (D-31).
    const bool all_played = std::get<Opened>(log.front()).context.resting.empty();
    if (all_played && wire::Codec::encode(again) != wire::Codec::encode(kept))
        return "the record replays to other events";
    if (wire::write_record(replay.events) != wire::write_record(log))
        return "the record is written differently";
    if (wire::write_result(replay.events) != wire::write_result(log)) return "the record's result is another";
    return {};
}

TEST_CASE("Tarocco bolognese: any game survives the encoding of its log and its record") {
    CHECK(rc::check("random hands of Tarocco bolognese", [](std::uint64_t seed) {
        const std::string fault = support::playout<Bolognese>(seed);
        if (!fault.empty()) RC_FAIL("seed " + std::to_string(seed) + ": " + fault);
    }));
}
