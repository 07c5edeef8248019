// Moves of the greedy bots that players found silly, each in its position.
#include "engine/bolognese/bots/greedy.hpp"
#include "engine/minchiate/bots/greedy.hpp"
#include "tests/support/bolognese/hand_driver.hpp"
#include "tests/support/minchiate/position.hpp"

#include <doctest/doctest.h>

using namespace germini;

namespace {

/// The lead of seat 0 in its own view; `as_known` is what the table knows beside the cards.
template <class Known> Card led(const support::Position& position, Known as_known) {
    using namespace minchiate;
    View view = position.table().view(Viewer{Seat{0}});
    as_known(view);
    return std::get<PlayMove>(bots::greedy_move(view).what).card;
}

/// The card of seat 2, which plays third.
Card third(const support::Position& position) {
    using namespace minchiate;
    const Move move = bots::greedy_move(position.table().view(Viewer{Seat{2}}));
    return std::get<PlayMove>(move.what).card;
}

} // namespace

TEST_CASE("no King is led to the first trick if the dealer has just discarded") {
    using namespace minchiate;
    support::Position position(*preset("pagat"), 3);
    position.hand(0, "DK D7 D2 CN C8 C5 SJ S9 S4 B6 B3 T6 T9 T15 T18 T22 T26 T31 T36 T37 D4");
    position.hand(1, "B4 B9 BK BN C3 C7 CJ D10 D3 D6 D8 DJ DQ S2 T12 T16 T17 T27 T28 T33 T8");
    position.hand(2, "B10 B8 BQ CQ D9 DN S3 S5 SK SN T1 T13 T21 T24 T25 T29 T30 T32 T38 T39 T4");
    position.hand(3, "B2 B5 B7 BJ C1 C10 C4 C9 CK S1 S10 S7 S8 T11 T14 T2 T3 T34 T35 T40 T7");
    const Card card = led(position, [](minchiate::View& view) { at(view.discards, Seat{3}).count = 3; });
    CHECK_FALSE(kKings.has(card));
}

TEST_CASE("a hint leads no King of a suit in which an opponent has only open cards") {
    using namespace minchiate;
    support::Position position(*preset("pagat"), 3);
    position.hand(0, "SK S7 D5 D2 B6 C4 T8 T12 T17 T23 T25 T30 T33");
    position.hand(1, "D6 B3 B2 C8 C9 T9 T11 T14 T16 T21 T22 T27 T38");
    position.hand(2, "S2 S3 D8 D9 B4 B8 C2 C3 T10 T13 T15 T18 T19");
    position.hand(3, "S4 S6 S8 D3 D4 B9 C5 C6 T3 T4 T6 T24 T26");
    position.up_to_trick(9, 0);
    const Card card = led(position, [](minchiate::View& view) {
        at(view.discards, Seat{1}).count = 2;
        at(view.discarded, Seat{1}) = support::cards("S5 SN");
        view.seen |= support::cards("S5 SN");
    });
    CHECK(card != support::card("SK"));
}

TEST_CASE("the Fool is kept under the partner's King while worthless cards are at hand") {
    using namespace minchiate;
    support::Position position(*preset("pagat"), 3);
    position.hand(0, "BK B2 C3 T5 T8 T11").hand(1, "B5 B6 C4 T6 T9 T12");
    position.hand(2, "M B4 B7 B9 B10 T14").hand(3, "B3 B8 C5 T7 T16 T19");
    CHECK(third(position.on_table(0, "BK B5")) == support::card("B4"));
}

TEST_CASE("a ten is not put into the partner's trick of trumps that an opponent can still take") {
    using namespace minchiate;
    support::Position position(*preset("pagat"), 3);
    position.hand(0, "T9 C3 C5 S6 S7 T24").hand(1, "T6 T16 C4 D6 D7 T22");
    position.hand(2, "T10 T7 C6 S8 S9 D8").hand(3, "T15 T25 C7 D9 D10 S10");
    CHECK(third(position.on_table(0, "T9 T6")) == support::card("T7"));
}

TEST_CASE("Mattazza: with a trick won, a low trump is led rather than a Queen") {
    using namespace support::tarocco;
    const Rules rules = *preset("mattazza");
    HandDriver table(rules, 3, pack_alone(rules, 3, {"T20 T6 CQ D7 D8 C7 C8 B7 B8 S7", "T5", "T7", "T8"}));
    table.play("T20 T5 T7 T8");
    REQUIRE(table.due() == 0);
    const auto move = bots::greedy_move(table.view(Viewer{Seat{0}}));
    CHECK(std::get<PlayMove>(move.what).card == card("T6"));
}

TEST_CASE("Ottocento: no Queen is led while the King of her suit is out") {
    using namespace support::tarocco;
    for (const std::string_view queen : {"SQ", "DQ"}) {
        CAPTURE(queen);
        const std::string hand = std::string(queen) + " S6 S7 CJ C7 D8 D9 C8 B7 T8 T9 T11 T12 T16 S8";
        HandDriver table(*preset("ottocento"), 3, pack_of(3, {hand, "SK", "", "DK"}, "C6 C9"));
        const auto move = [&] { return bots::greedy_move(table.view(Viewer{seat(table.due())})); };
        while (table.phase() != Phase::play) table.make(move());
        REQUIRE(table.due() == 0);
        CHECK(std::get<PlayMove>(move().what).card != card(queen));
    }
}
