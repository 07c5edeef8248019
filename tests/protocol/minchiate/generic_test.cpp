// The generic test of Minchiate, with random options and the log written and read again.
#include "protocol/archive/minchiate/event_codec.hpp"
#include "protocol/archive/minchiate/hand_record.hpp"
#include "protocol/archive/minchiate/hand_result.hpp"
#include "protocol/wire/json_text.hpp"
#include "tests/support/claim.hpp"
#include "tests/support/minchiate/play.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>

using namespace germini;
using namespace germini::minchiate;
namespace wire = germini::protocol::minchiate;

std::string support::GameTraits<Minchiate>::keeps(const std::vector<Event>& log) {
    const std::string bytes = wire::Codec::encode(log);
    const auto decoded = wire::Codec::decode_all(bytes);
    if (!decoded || wire::Codec::encode(*decoded) != bytes) return "the log does not survive its bytes";

    const auto written = protocol::parse_strict(wire::write_record("pagat", log));
    if (!written) return "the record is no strict JSON: " + written.error().message;
    const auto record = wire::read_record(written->root());
    if (!record) return "the record cannot be read again: " + record.error().message;
    const auto replay = wire::replay(*record);
    if (replay.error) return "the record's replay breaks off: " + replay.error->rule;
    const auto kept = support::as_recorded<Event, Claimed, Answered, Due>(log);
    const auto again = support::as_replayed<Event, Claimed, Due>(log, replay.events);
    if (!replay.complete || wire::Codec::encode(again) != wire::Codec::encode(kept))
        return "the record replays to other events";
    if (wire::write_result(replay.events) != wire::write_result(log)) return "the record's result is another";
    return {};
}

TEST_CASE(
    "D-18, SEAT-1, GIR-3, TURN-1 … TURN-3: the generic properties of a game hold under any rules and moves") {
    CHECK(rc::check("random hands of Minchiate", [](std::uint64_t seed) {
        const std::string fault = support::playout<Minchiate>(seed);
        if (!fault.empty()) RC_FAIL("seed " + std::to_string(seed) + ": " + fault);
    }));
}

TEST_CASE("hundreds of hands of every preset are played to the end") {
    for (const auto name : kPresets) {
        CAPTURE(name);
        Rng rng(1798);
        for (int i = 0; i < 100; ++i) {
            const auto hand = support::any_hand(*preset(name), rng);
            CHECK(ledger(hand.state).has_value());
            CHECK(support::GameTraits<Minchiate>::keeps(hand.log) == "");
        }
    }
}
