// The bots play legally under any rules; the greedy one is stronger than the random one, and knows the
// game.
#include "engine/core/duplicate.hpp"
#include "engine/core/hand_in_play.hpp"
#include "engine/minchiate/bots/greedy.hpp"
#include "engine/minchiate/bots/random.hpp"
#include "engine/minchiate/game.hpp"
#include "tests/support/minchiate/deal.hpp"
#include "tests/support/minchiate/position.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;

namespace {

/// The card that the greedy bot plays for the seat that is due.
std::string_view greedy_card(const HandDriver& table) {
    const Move move = bots::greedy_move(table.view(Viewer{table.due()}));
    REQUIRE(table.clause(move).empty());
    return code(std::get<PlayMove>(move.what).card);
}

/// Seat 0 plays fourth to a trick led by seat 1; the others' cards are unknown to it.
std::string_view fourth(std::string_view hand, std::string_view on_table, std::string_view led_before = "") {
    Position position(kPagat);
    if (!led_before.empty()) position.led_before(led_before);
    position.hand(0, hand).hand(1, "S2 S3 T11").hand(2, "S4 S5 T12").hand(3, "S6 S7 T14");
    return greedy_card(position.on_table(1, on_table).table());
}

} // namespace

TEST_CASE("the greedy bot's moves are legal under any rules and depend on its view only") {
    Rng rng(11);
    for (int i = 0; i < 200; ++i) {
        const Rules rules = bots::any_rules(rng);
        HandInPlay<Minchiate> hand(rules);
        hand.take(open(rules, static_cast<Seat>(i % kSeats), draw_pack(rules, rng)));
        while (!hand.over()) {
            const Move move = bots::greedy_move(hand.view(hand.due()));
            const View copy = hand.view(hand.due());
            REQUIRE(bots::greedy_move(copy).what.index() == move.what.index());
            const auto decided = decide(hand.state(), move);
            REQUIRE(decided.has_value());
            hand.take(*decided);
        }
    }
}

TEST_CASE("the greedy bot beats the random bot by over a resto per hand, with deals played both ways") {
    for (std::string_view name : kPresets) {
        const Rules rules = *preset(name);
        constexpr int kDeals = 200;
        double resti = 0;
        for (int i = 0; i < kDeals; ++i) {
            const auto seed = static_cast<std::uint64_t>(i);
            Rng rng(seed);
            const Pack pack = draw_pack(rules, rng);
            const auto [won, of] = duplicate_gain<Minchiate>(
                rules, static_cast<Seat>(i % kSeats), pack,
                [](const View& view, Rng&) { return bots::greedy_move(view); },
                [](const View& view, Rng& random) {
                    return bots::random_move(legal_moves(information_state(view)), view.viewer.seat, random);
                },
                seed);
            resti += static_cast<double>(won) / static_cast<double>(of);
        }
        CHECK_MESSAGE(resti > kDeals, name, ": ", resti, " resti per seat in ", kDeals, " deals");
    }
}

TEST_CASE("the greedy bot saves a counting card on its partner's sure trick") {
    CHECK(fourth("T3 T22 T7", "B5 T35 B7") == "T3");       // the partner trumps high
    CHECK(fourth("SK SQ S8", "S9 T35 S10", "S1") == "SK"); // the King comes home too
}

TEST_CASE("the greedy bot throws no counting card into a trick that the other side has") {
    CHECK(fourth("T3 T22 T7", "B5 B6 T35") == "T7");
    CHECK(fourth("SK SQ S8", "S9 S10 T35", "S1") == "S8"); // PLAY-2, not forced: the suit was led before
}

TEST_CASE("the greedy bot captures a counting card of the other side as cheaply as possible") {
    CHECK(fourth("T6 T24 T37", "BK B6 B7") == "T6");
    CHECK(fourth("T6 T24 T37", "T13 T5 T8") == "T24");
}

TEST_CASE("the greedy bot takes the trick with its own counting card where that is safe") {
    CHECK(fourth("T5 T24 T37", "B9 B6 B7") == "T5");
    CHECK(fourth("T20 T24 T37", "B9 B6 T12") == "T20");
}

TEST_CASE("the greedy bot saves a counting card from a lost trick with the Matto (MAT-1)") {
    CHECK(fourth("T3 T13 M", "T30 T5 T40") == "M");
}

TEST_CASE("SIG-7: the first round of a King's suit takes a low card if the others have few cards of it") {
    // Four cups are in the fola, four in the other hands.
    const HandDriver table = [] {
        HandDriver dealt =
            deal_with({.rules = kPagat,
                       .dealer = 3,
                       .hands = {"CK C8 C5 CJ CQ C6 S2 S9 D9 D4 T7 T8 T9 T11 T12 T14 T15 B3 B4 B9", "C1 C2",
                                 "C4", "C9"},
                       .exposed = {"T16", "", "", ""}});
        return dealt.declare(0, {});
    }();
    const Card led = card(greedy_card(table));
    CHECK(suit_of(led) == Suit::cups);
    CHECK(led != king(Suit::cups));
}

TEST_CASE("SIG-6: the third hand trumps high enough to keep out the Papi of the last player") {
    // Coins are led for the third time: only the leader has any left. Seats 3 and 2 have played.
    Position position(kPagat);
    position.led_before("D2").led_before("D5");
    position.hand(0, "T1 T8 T39").hand(1, "T2 T3 T4 T5").hand(2, "D7 S9 S8").hand(3, "S6 S7 T14");
    position.pile(0, "D1 D3 D4 D6 D8 D9 D10 DJ DN DQ DK").up_to_trick(18, 2);
    const HandDriver table = position.on_table(2, "D7 S6").table();
    CHECK(greedy_card(table) == "T8");
}

TEST_CASE("D-21: the cheapest card is given for the Matto; of equals, one that breaks no versicola") {
    const auto given = [](std::string_view pile) {
        Position position(kPagat);
        position.owes_for_matto(0).pile(0, pile).up_to_trick(21, 1);
        position.hand(0, "C2").hand(1, "CQ").hand(2, "C4").hand(3, "C5");
        HandDriver table = position.table();
        table.play("CQ C4 C5 C2");
        REQUIRE(table.state().phase == Phase::give);
        const Move move = bots::greedy_move(table.view(Viewer{table.due()}));
        REQUIRE(table.clause(move).empty());
        return code(std::get<GiveMove>(move.what).card);
    };
    CHECK(given("T40 T1 T3 T30") == "T3");
    CHECK(given("T31 T32 T33 T35 T13") == "T13");
}
