// The generic test of Sicilian tarocchi, with the log written and read again.
#include "protocol/archive/siciliano/event_codec.hpp"
#include "protocol/archive/siciliano/hand_record.hpp"
#include "protocol/archive/siciliano/hand_result.hpp"
#include "protocol/wire/json_text.hpp"
#include "tests/support/siciliano/play.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>

using namespace germini;
using namespace germini::siciliano;
namespace archive = germini::protocol::siciliano;

std::string support::GameTraits<Siciliano>::keeps(const std::vector<Event>& log) {
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
    if (archive::Codec::encode(replay.events) != bytes) return "the record replays to other events";
    if (archive::write_result(replay.events) != archive::write_result(log))
        return "the record's result is another";
    return {};
}

TEST_CASE("Sicilian tarocchi: any hand survives the encoding of its log and its record") {
    CHECK(rc::check("random hands of Sicilian tarocchi", [](std::uint64_t seed) {
        const std::string fault = support::playout<Siciliano>(seed);
        if (!fault.empty()) RC_FAIL("seed " + std::to_string(seed) + ": " + fault);
    }));
}

TEST_CASE("Sicilian tarocchi: damaged bytes of a log are refused or read as other events, never worse") {
    support::Playout<Siciliano> hand(7);
    REQUIRE(hand.run() == "");
    const std::string bytes = archive::Codec::encode(hand.log());
    Rng rng(7);
    for (int i = 0; i < 2000; ++i) {
        std::string damaged = bytes.substr(0, 1 + rng() % bytes.size());
        damaged[rng() % damaged.size()] = static_cast<char>(rng());
        if (const auto decoded = archive::Codec::decode_all(damaged))
            CHECK(archive::Codec::encode(*decoded) == damaged);
    }
}
