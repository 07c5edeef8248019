// Events as bytes: a round trip of every kind, and anything that is no event refused with its place.
#include "engine/core/rng.hpp"
#include "protocol/archive/minchiate/event_codec.hpp"
#include "tests/support/minchiate/play.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>
#include <set>

using namespace germini;
using namespace germini::minchiate;
using protocol::minchiate::Codec;

namespace {

// One event of each kind, from hands of all presets and of random rules.
const std::vector<Event>& samples() {
    static const std::vector<Event> all = [] {
        std::vector<Event> out;
        std::set<std::size_t> kinds;
        Rng rng(97);
        for (int i = 0; i < 400 && kinds.size() < std::variant_size_v<Event>; ++i) {
            Rules rules = support::any_rules(rng);
            rules.cutter_peek = 13;
            rules.rob_limit = kNoRobLimit;
            for (const Event& event : support::any_hand(rules, rng).log)
                if (kinds.insert(event.index()).second) out.push_back(event);
        }
        return out;
    }();
    return all;
}

std::string bytes(std::initializer_list<int> list) {
    std::string out;
    for (int byte : list) out += static_cast<char>(byte);
    return out;
}

} // namespace

TEST_CASE("every kind of event survives its encoding, and no shorter text of it is an event") {
    REQUIRE(samples().size() == std::variant_size_v<Event>);
    for (const Event& event : samples()) {
        CAPTURE(event.index());
        std::string one;
        Codec::encode(one, event);
        CHECK(static_cast<std::size_t>(one[0]) == event.index());
        const auto back = Codec::decode_all(one);
        REQUIRE(back.has_value());
        REQUIRE(back->size() == 1);
        CHECK(back->front().index() == event.index());
        CHECK(Codec::encode(*back) == one);
        for (std::size_t length = 1; length < one.size(); ++length) {
            const auto cut = Codec::decode_all(std::string_view(one).substr(0, length));
            REQUIRE(!cut.has_value());
            CHECK(cut.error().offset == 0);
        }
    }
}

TEST_CASE("the encoding is fixed: a log outlives the program that wrote it") {
    const auto as_bytes = [](const Event& event) {
        std::string out;
        Codec::encode(out, event);
        return out;
    };
    const Card t40 = trump(40), c10 = suit_card(Suit::cups, 0);
    CHECK(as_bytes(Cut{Seat{3}, 43}) == bytes({1, 3, 43}));
    CHECK(as_bytes(Robbed{Seat{3}, {t40, kMatto}}) == bytes({2, 3, 2, 103, 56}));
    CHECK(as_bytes(Dealt{Seat{1}, {c10}}) == bytes({6, 1, 1, 0}));
    CHECK(as_bytes(Played{Seat{2}, c10, kNoSeat}) == bytes({19, 2, 0, 255}));
    CHECK(as_bytes(Played{Seat{2}, c10, Seat{1}}) == bytes({19, 2, 0, 1}));
    CHECK(as_bytes(Scored{Side{1}, 300, ScoreReason::death, {}}) == bytes({24, 1, 44, 1, 4, 0}));
    CHECK(as_bytes(Over{-83}) == bytes({27, 173, 255}));
    CHECK(as_bytes(Due{SeatSet::of_bits(9), Phase::discard}) == bytes({26, 9, 1}));
    CHECK(as_bytes(Claimed{Seat{2}, {c10, t40}}) == bytes({28, 2, 2, 0, 103}));
    CHECK(as_bytes(Answered{Seat{1}, true}) == bytes({29, 1, 1}));
    CHECK(Codec::kCodec == 3);
}

TEST_CASE("events are read one at a time, and an error names the offset of its event") {
    const std::string log = Codec::encode(samples());
    std::string_view left = log;
    for (const Event& event : samples()) {
        const auto one = Codec::decode(Codec::kCodec, left);
        REQUIRE(one.has_value());
        CHECK(one->index() == event.index());
    }
    CHECK(left.empty());
    CHECK(!Codec::decode(Codec::kCodec, left).has_value());
    std::string first;
    Codec::encode(first, samples()[1]);
    const auto broken = Codec::decode_all(first + "\xff" + first);
    REQUIRE(!broken.has_value());
    CHECK(broken.error().offset == first.size());
    std::string_view kept = "\xff\x01";
    CHECK(!Codec::decode(Codec::kCodec, kept).has_value());
    CHECK(kept.size() == 2); // nothing subtracted
}

TEST_CASE("bytes of another version are refused, and a log from before claims existed is read") {
    std::string one;
    Codec::encode(one, samples()[1]);
    for (int version : {0, 4, -1, 100}) CHECK(!Codec::decode_all(one, version).has_value());
    CHECK(Codec::decode_all(one, 1).has_value());
    CHECK(Codec::decode_all(one, Codec::kCodec).has_value());
}

TEST_CASE("the opening's bytes begin with the edition of its rules, which was 1 until version 3") {
    Rng rng(97);
    const Pack pack = draw_pack(*preset("germini"), rng);
    std::string newer, older;
    Codec::encode(newer, Opened{*preset("germini"), Seat{1}, pack});
    Codec::encode(older, Opened{*preset("germini", 1), Seat{1}, pack});
    CHECK(std::get<Opened>(Codec::decode_all(newer)->front()).rules == *preset("germini"));
    CHECK(std::get<Opened>(Codec::decode_all(older)->front()).rules == *preset("germini", 1));
    REQUIRE(older[1] == 1);
    const std::string before = older.substr(0, 1) + older.substr(2);
    CHECK(std::get<Opened>(Codec::decode_all(before, 2)->front()).rules == *preset("germini", 1));
    newer[1] = 1;
    CHECK_FALSE(Codec::decode_all(newer).has_value()); // edition 1 has no `fourteen_plus`
    std::string second;
    Codec::encode(second, Opened{*preset("germini", 2), Seat{1}, pack});
    CHECK(std::get<Opened>(Codec::decode_all(second)->front()).rules == *preset("germini", 2));
    for (const int edition : {0, 4, 255}) {
        older[1] = static_cast<char>(edition);
        CHECK_FALSE(Codec::decode_all(older).has_value());
    }
}

TEST_CASE("invalid values are refused: seats, sides, cards, lists that are too long, unknown options") {
    for (const auto& wrong : {bytes({30}), bytes({1, 4, 43}), bytes({1, 254, 43}), bytes({3, 3, 57}),
                              bytes({3, 3, 104}), bytes({3, 3, 255}), bytes({2, 3, 32}), bytes({21, 9}),
                              bytes({22, 2, 0}), bytes({23, 0, 3, 5}), bytes({26, 16, 1}), bytes({26, 1, 7}),
                              bytes({24, 0, 5, 0, 9, 0}), bytes({25, 0, 1, 0, 3}), bytes({12, 0, 2, 0})}) {
        CAPTURE(static_cast<int>(wrong[0]));
        CHECK(!Codec::decode_all(wrong).has_value());
    }
    std::string opened;
    for (const Event& event : samples())
        if (std::holds_alternative<Opened>(event)) Codec::encode(opened, event);
    REQUIRE(opened.size() == 1 + 1 + kOptions + 1 + 97);
    for (std::size_t at = 1; at <= 1 + kOptions; ++at) { // the edition, then the options
        std::string other = opened;
        other[at] = '\x77';
        CHECK(!Codec::decode_all(other).has_value());
    }
}

TEST_CASE("bytes with one changed are either the only encoding of other events, or refused") {
    CHECK(rc::check("changed bytes", [](std::uint64_t seed) {
        Rng rng(seed);
        const std::string log = Codec::encode(support::any_hand(support::any_rules(rng), rng).log);
        std::string other = log;
        const auto at = below(static_cast<std::uint32_t>(log.size()), rng);
        other[at] = static_cast<char>(rng());
        const auto events = Codec::decode_all(other);
        if (events) RC_ASSERT(Codec::encode(*events) == other);
        if (!events) RC_ASSERT(events.error().offset < other.size());
    }));
}
