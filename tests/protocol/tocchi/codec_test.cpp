// Events of Sei tocchi and Al palio as bytes: a round trip of every kind, and anything that is no event
// refused.
#include "engine/core/rng.hpp"
#include "protocol/archive/tocchi/event_codec.hpp"
#include "tests/support/tocchi/hand_driver.hpp"
#include "tests/support/tocchi/play.hpp"

#include <doctest/doctest.h>
#include <initializer_list>
#include <rapidcheck.h>
#include <set>

using namespace germini;
using namespace germini::support::tocchi_game;
using protocol::tocchi::Codec;

namespace {

// One event of each kind, from hands under random rules.
const std::vector<Event>& samples() {
    static const std::vector<Event> all = [] {
        std::vector<Event> out;
        std::set<std::size_t> kinds;
        Rng rng(97);
        for (int i = 0; i < 1000 && kinds.size() < std::variant_size_v<Event>; ++i)
            for (const Event& event : any_hand(bots::any_rules(rng), rng).log)
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

TEST_CASE("every kind of event of sei tocchi and al palio survives its encoding, and no shorter text of it "
          "is an event") {
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

TEST_CASE(
    "the encoding of events of sei tocchi and al palio is fixed: a log outlives the program that wrote it") {
    const Card t40 = minchiate::trump(40), c10 = minchiate::suit_card(minchiate::Suit::cups, 0);
    CHECK(encoded(Dealt{Seat{1}, {t40, c10}}) == bytes({1, 1, 2, 103, 0}));
    CHECK(encoded(Turned{c10}) == bytes({2, 0}));
    CHECK(encoded(Answered{Seat{5}, true}) == bytes({3, 5, 1}));
    CHECK(encoded(CalledFalsely{Seat{2}}) == bytes({4, 2}));
    CHECK(encoded(Taken{Seat{2}, t40}) == bytes({5, 2, 103}));
    CHECK(encoded(PutAside{t40, Aside::missed}) == bytes({6, 103, 2}));
    CHECK(encoded(Marked{Seat{3}, Why::tavola, 2, {t40}}) == bytes({7, 3, 1, 2, 1, 103}));
    CHECK(encoded(Won{Seat{4}, How::target}) == bytes({8, 4, 3}));
    CHECK(encoded(Marcio{Seat{0}}) == bytes({9, 0}));
    CHECK(encoded(Paid{Seat{1}, -10}) == bytes({10, 1, 246, 255}));
    CHECK(encoded(Due{SeatSet::of_bits(33), Phase::call}) == bytes({11, 33, 1}));
    CHECK(encoded(Over{How::pack}) == bytes({12, 4}));
    CHECK(Codec::kCodec == 1);
}

TEST_CASE("the opening of sei tocchi and al palio has preset, edition, one byte per option, and six scores") {
    Rng rng(97);
    const Pack pack = solo::draw_pack(rng);
    for (const std::string_view name : kPresets) {
        const Rules rules = rules_of(name, {{"players", 6}, {"call", 8}});
        const std::string opened = encoded(Opened{rules, Seat{5}, pack, {3, 0, 7, 0, 1, 2}});
        REQUIRE(opened.size() == 1 + 1 + 1 + 3 + 1 + 97 + 2 * 6);
        const auto back = Codec::decode_all(opened);
        REQUIRE(back.has_value());
        CHECK(std::get<Opened>(back->front()).rules == rules);
        CHECK(std::get<Opened>(back->front()).score == BySeat<std::int16_t>{3, 0, 7, 0, 1, 2});
        for (std::size_t at = 1; at < 1 + 1 + 1 + 3; ++at) {
            std::string other = opened;
            other[at] = '\x77';
            CHECK_FALSE(Codec::decode_all(other).has_value());
        }
    }
}

TEST_CASE(
    "invalid values in events of sei tocchi and al palio are refused: kinds, seats, cards, reasons, phases") {
    for (const auto& wrong :
         {bytes({13}), bytes({1, 6, 0}), bytes({1, 1, 1, 57}), bytes({2, 104}), bytes({2, 255}),
          bytes({3, 1, 2}), bytes({4, 6}), bytes({5, 2, 62}), bytes({6, 0, 3}), bytes({7, 3, 8, 2, 0}),
          bytes({8, 4, 5}), bytes({9, 7}), bytes({11, 64, 0}), bytes({11, 1, 3}), bytes({12, 5})}) {
        CAPTURE(static_cast<int>(wrong[0]));
        CHECK_FALSE(Codec::decode_all(wrong).has_value());
    }
}

TEST_CASE("bytes of a hand of sei tocchi or al palio with one changed are either the only encoding of other "
          "events, or "
          "refused") {
    CHECK(rc::check("changed bytes of sei tocchi and al palio", [](std::uint64_t seed) {
        Rng rng(seed);
        const std::string log = Codec::encode(any_hand(bots::any_rules(rng), rng).log);
        std::string other = log.substr(0, 1 + below(static_cast<std::uint32_t>(log.size()), rng));
        other[below(static_cast<std::uint32_t>(other.size()), rng)] = static_cast<char>(rng());
        const auto events = Codec::decode_all(other);
        if (events) RC_ASSERT(Codec::encode(*events) == other);
        if (!events) RC_ASSERT(events.error().offset < other.size());
    }));
}
