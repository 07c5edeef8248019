// The generic test of Minchiate without partners, with the log written and read again.
#include "protocol/archive/solo/event_codec.hpp"
#include "protocol/archive/solo/hand_record.hpp"
#include "protocol/archive/solo/hand_result.hpp"
#include "protocol/wire/json_text.hpp"
#include "tests/support/claim.hpp"
#include "tests/support/solo/play.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>

using namespace germini;
using namespace germini::solo;
namespace archive = germini::protocol::solo;

std::string support::GameTraits<Solo>::keeps(const std::vector<Event>& log) {
    using minchiate::Answered;
    using minchiate::Due;
    const std::string bytes = archive::Codec::encode(log);
    const auto decoded = archive::Codec::decode_all(bytes);
    if (!decoded || archive::Codec::encode(*decoded) != bytes) return "the log does not survive its bytes";
    const auto written = protocol::parse_strict(archive::write_record(log));
    if (!written) return "the record is no strict JSON: " + written.error().message;
    const auto record = archive::read_record(written->root());
    if (!record) return "the record cannot be read again: " + record.error().message;
    const auto replay = archive::replay(*record);
    if (replay.error) return "the record's replay breaks off: " + replay.error->rule;
    if (!replay.complete) return "the record replays to an unfinished hand";
    const auto kept = support::as_recorded<Event, Claimed, Answered, Due>(log);
    const auto again = support::as_replayed<Event, Claimed, Due>(log, replay.events);
    if (archive::Codec::encode(again) != archive::Codec::encode(kept))
        return "the record replays to other events";
    if (archive::write_result(replay.events) != archive::write_result(log))
        return "the record's result is another";
    return {};
}

TEST_CASE("SOLO-1, SOLO-21: any hand without partners survives the encoding of its log and its record") {
    CHECK(rc::check("random hands without partners", [](std::uint64_t seed) {
        const std::string fault = support::playout<Solo>(seed);
        if (!fault.empty()) RC_FAIL("seed " + std::to_string(seed) + ": " + fault);
    }));
}

TEST_CASE("hands of every preset without partners and every value of its options are stored and replayed") {
    Rng rng(1747);
    for (const std::string_view name : kPresets) {
        const Rules usual = *preset(name);
        for (const Option<Rules>& option : options(usual.form))
            for (const OptionValue& value : option.values)
                for (int i = 0; i < 4; ++i) {
                    CAPTURE(name);
                    CAPTURE(option.name);
                    Rules rules = usual;
                    option.set(rules, value.value);
                    const auto hand = support::solo_game::any_hand(rules, rng);
                    CHECK(hand.state.rules == rules);
                    CHECK(check(hand.state) == "");
                    CHECK(support::GameTraits<Solo>::keeps(hand.log) == "");
                }
    }
}
