// The generic test of Sei tocchi and Al palio, with the log written and read again.
#include "protocol/archive/tocchi/event_codec.hpp"
#include "protocol/archive/tocchi/hand_record.hpp"
#include "protocol/archive/tocchi/hand_result.hpp"
#include "protocol/wire/json_text.hpp"
#include "tests/support/tocchi/play.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>

using namespace germini;
using namespace germini::tocchi;
namespace archive = germini::protocol::tocchi;

std::string support::GameTraits<Tocchi>::keeps(const std::vector<Event>& log) {
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
    const auto* opened = std::get_if<Opened>(&log.front());
    // A record of sei tocchi has no score (TOC-18).
    if (opened->rules.preset == Preset::palio && archive::Codec::encode(replay.events) != bytes)
        return "the record replays to other events";
    if (archive::write_record(replay.events) != archive::write_record(log)) return "the record is another";
    if (archive::write_result(replay.events) != archive::write_result(log))
        return "the record's result is another";
    return {};
}

TEST_CASE(
    "TOC-1, TOC-15: any hand of sei tocchi and al palio survives the encoding of its log and its record") {
    CHECK(rc::check("random hands of sei tocchi and al palio", [](std::uint64_t seed) {
        const std::string fault = support::playout<Tocchi>(seed);
        if (!fault.empty()) RC_FAIL("seed " + std::to_string(seed) + ": " + fault);
    }));
}

TEST_CASE("hands of sei tocchi and al palio with every value of every option are stored and replayed") {
    Rng rng(1731);
    for (const std::string_view name : kPresets) {
        const Rules usual = *rules_table().preset(name, kEdition);
        for (const Option<Rules>& option : options(usual.preset))
            for (const OptionValue& value : option.values)
                for (int i = 0; i < 4; ++i) {
                    CAPTURE(name);
                    CAPTURE(option.name);
                    Rules rules = usual;
                    option.set(rules, value.value);
                    const auto hand = support::tocchi_game::any_hand(rules, rng);
                    CHECK(hand.state.rules == rules);
                    CHECK(check(hand.state) == "");
                    CHECK(support::GameTraits<Tocchi>::keeps(hand.log) == "");
                }
    }
}
