// Events without partners as bytes: a round trip of every kind, and anything that is no event refused.
#include "engine/core/rng.hpp"
#include "protocol/archive/solo/event_codec.hpp"
#include "tests/support/solo/play.hpp"

#include <doctest/doctest.h>
#include <initializer_list>
#include <rapidcheck.h>
#include <set>

using namespace germini;
using namespace germini::solo;
using protocol::solo::Codec;

namespace {

// One event of each kind, from hands under random rules.
const std::vector<Event>& samples() {
    static const std::vector<Event> all = [] {
        std::vector<Event> out;
        std::set<std::size_t> kinds;
        Rng rng(97);
        for (int i = 0; i < 1000 && kinds.size() < std::variant_size_v<Event>; ++i)
            for (const Event& event : support::solo_game::any_hand(bots::any_rules(rng), rng).log)
                if (kinds.insert(event.index()).second) out.push_back(event);
        return out;
    }();
    return all;
}

std::string bytes(std::initializer_list<int> list) {
    std::string out;
    for (const int byte : list) out += static_cast<char>(byte);
    return out;
}
std::string encoded(const Event& event) {
    std::string out;
    Codec::encode(out, event);
    return out;
}

} // namespace

TEST_CASE(
    "every kind of event without partners survives its encoding, and no shorter text of it is an event") {
    REQUIRE(samples().size() == std::variant_size_v<Event>);
    for (const Event& event : samples()) {
        CAPTURE(event.index());
        const std::string one = encoded(event);
        CHECK(static_cast<std::size_t>(one[0]) == event.index());
        const auto back = Codec::decode_all(one);
        REQUIRE(back.has_value());
        REQUIRE(back->size() == 1);
        CHECK(back->front().index() == event.index());
        CHECK(Codec::encode(*back) == one);
        for (std::size_t length = 1; length < one.size(); ++length)
            CHECK_FALSE(Codec::decode_all(std::string_view(one).substr(0, length)).has_value());
    }
}

TEST_CASE("the encoding of events without partners is fixed: a log outlives the program that wrote it") {
    const Card t40 = minchiate::trump(40), c10 = minchiate::suit_card(minchiate::Suit::cups, 0);
    CHECK(encoded(minchiate::Cut{Seat{3}, 43}) == bytes({1, 3, 43}));
    CHECK(encoded(Stopped{Seat{1}, c10, 2}) == bytes({3, 1, 0, 2}));
    CHECK(encoded(Stayed{Seat{2}}) == bytes({11, 2}));
    CHECK(encoded(WentOut{Seat{2}, 23}) == bytes({12, 2, 23}));
    CHECK(encoded(Played{Seat{2}, c10}) == bytes({17, 2, 0}));
    CHECK(encoded(DebtSettled{Side{0}, Side{2}, minchiate::DebtPayment::given, t40}) ==
          bytes({20, 0, 2, 1, 103}));
    CHECK(encoded(minchiate::Scored{Side{3}, -5, ScoreReason::death, {t40}}) ==
          bytes({21, 3, 251, 255, 4, 1, 103}));
    CHECK(encoded(Fee{Seat{1}, Seat{0}, 40}) == bytes({22, 1, 0, 40}));
    CHECK(encoded(minchiate::Due{SeatSet::of_bits(9), Phase::out}) == bytes({23, 9, 7}));
    CHECK(encoded(Over{2, {300, -300, 0, 0}}) == bytes({24, 2, 44, 1, 212, 254, 0, 0, 0, 0}));
    CHECK(Codec::kCodec == 1);
}

TEST_CASE("the opening without partners has the preset, the edition and one byte per option of the preset") {
    Rng rng(97);
    const Pack pack = draw_pack(rng);
    for (const std::string_view name : kPresets) {
        const Rules rules = *preset(name);
        const std::string opened = encoded(Opened{rules, Seat{1}, pack});
        const std::size_t options_of = name == "alone" ? 3 : 2;
        REQUIRE(opened.size() == 1 + 1 + 1 + options_of + 1 + 97);
        const auto back = Codec::decode_all(opened);
        REQUIRE(back.has_value());
        CHECK(std::get<Opened>(back->front()).rules == rules);
        for (std::size_t at = 1; at < 1 + 1 + 1 + options_of; ++at) {
            std::string other = opened;
            other[at] = '\x77';
            CHECK_FALSE(Codec::decode_all(other).has_value());
        }
        std::string pairs = opened;
        pairs[1] = 0; // the form of the presets for pairs
        CHECK_FALSE(Codec::decode_all(pairs).has_value());
    }
    std::string taken = encoded(Opened{*preset("two"), Seat{1}, pack});
    taken[3] = static_cast<char>(Fola::taken); // SOLO-8: in alone only
    CHECK_FALSE(Codec::decode_all(taken).has_value());
}

TEST_CASE("invalid values in events without partners are refused: kinds, seats, cards, phases, payments") {
    for (const auto& wrong :
         {bytes({27}), bytes({1, 4, 43}), bytes({3, 3, 57, 4}), bytes({3, 3, 104, 4}), bytes({11, 4}),
          bytes({17, 2, 255}), bytes({18, 9}), bytes({20, 0, 1, 3, 5}), bytes({20, 0, 4, 1, 5}),
          bytes({21, 0, 5, 0, 9, 0}), bytes({22, 4, 0, 20}), bytes({23, 16, 1}), bytes({23, 1, 8})}) {
        CAPTURE(static_cast<int>(wrong[0]));
        CHECK_FALSE(Codec::decode_all(wrong).has_value());
    }
}

TEST_CASE(
    "bytes of a hand without partners with one changed are either the only encoding of other events, or "
    "refused") {
    CHECK(rc::check("changed bytes without partners", [](std::uint64_t seed) {
        Rng rng(seed);
        const std::string log = Codec::encode(support::solo_game::any_hand(bots::any_rules(rng), rng).log);
        std::string other = log.substr(0, 1 + below(static_cast<std::uint32_t>(log.size()), rng));
        other[below(static_cast<std::uint32_t>(other.size()), rng)] = static_cast<char>(rng());
        const auto events = Codec::decode_all(other);
        if (events) RC_ASSERT(Codec::encode(*events) == other);
        if (!events) RC_ASSERT(events.error().offset < other.size());
    }));
}
