// Events of Tarocco bolognese as bytes: a round trip preserves them, and any input bytes are handled.
#include "protocol/archive/bolognese/event_codec.hpp"
#include "tests/support/bolognese/hand_driver.hpp"
#include "tests/support/bolognese/play.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tarocco;
namespace wire = germini::protocol::bolognese;

namespace {

std::vector<Event> random_hand(std::uint64_t seed) {
    support::Playout<Bolognese> hand(seed);
    REQUIRE(hand.run() == "");
    return hand.log();
}

} // namespace

TEST_CASE("Tarocco bolognese: the opening's bytes hold preset, options, pack and score") {
    Rules rules = *preset("ottocento");
    rules.target = 10000;
    rules.signals = false;
    const Opened opened{rules, seat(2), pack_of(0, {"", "", "", ""}), {{790, 9999}}};
    const std::string bytes = wire::Codec::encode(std::vector<Event>{opened});
    const auto back = wire::Codec::decode_all(bytes);
    REQUIRE(back.has_value());
    REQUIRE(back->size() == 1);
    const Opened& again = std::get<Opened>(back->front());
    CHECK(again.rules == rules);
    CHECK(again.dealer == seat(2));
    CHECK(again.pack == opened.pack);
    CHECK(again.context == opened.context);
}

TEST_CASE(
    "Tarocco bolognese: the opening's bytes hold the edition of its rules, which was 1 until version 6") {
    const auto bytes_of = [](int edition) {
        return wire::Codec::encode(std::vector<Event>{
            Opened{*preset("terziglio", edition), seat(2), pack_of(0, {"", "", "", ""}), {}}});
    };
    const auto rules_of = [](const std::string& bytes, int version) {
        return std::get<Opened>(wire::Codec::decode_all(bytes, version).value().front()).rules;
    };
    CHECK(rules_of(bytes_of(1), wire::Codec::kCodec) == *preset("terziglio", 1));
    CHECK(rules_of(bytes_of(2), wire::Codec::kCodec) == *preset("terziglio"));
    CHECK(rules_of(bytes_of(2), 5) == *preset("terziglio", 1)); // as version 5 has written it
    CHECK_FALSE(wire::Codec::decode_all(bytes_of(1), 5).has_value());
}

TEST_CASE("Tarocco bolognese: a truncated log, another version or a changed byte is refused or gives other "
          "events") {
    const auto log = random_hand(5);
    const std::string bytes = wire::Codec::encode(log);
    CHECK_FALSE(wire::Codec::decode_all(bytes, wire::Codec::kCodec + 1).has_value());
    const auto short_of = wire::Codec::decode_all(std::string_view(bytes).substr(0, bytes.size() - 1));
    REQUIRE_FALSE(short_of.has_value());
    CHECK(short_of.error().offset < bytes.size());
    Rng rng(7);
    int refused = 0;
    for (int i = 0; i < 2000; ++i) {
        std::string spoiled = bytes;
        spoiled[rng() % spoiled.size()] = static_cast<char>(rng());
        const auto read = wire::Codec::decode_all(spoiled);
        if (read.has_value())
            CHECK(wire::Codec::encode(*read) == spoiled);
        else
            ++refused;
    }
    CHECK(refused > 0);
}

TEST_CASE("Tarocco bolognese: rules with a target out of range are refused") {
    Rules rules = *preset("ottocento");
    rules.target = 10001;
    const std::string bytes =
        wire::Codec::encode(std::vector<Event>{Opened{rules, seat(0), pack_of(0, {"", "", "", ""}), {}}});
    CHECK_FALSE(wire::Codec::decode_all(bytes).has_value());
}
