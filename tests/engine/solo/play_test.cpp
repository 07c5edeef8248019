// Tricks, deaths and the count without partners (SOLO-12, SOLO-13, SOLO-19 to SOLO-22).
#include "engine/solo/follow.hpp"
#include "tests/support/solo/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::solo_game;

namespace {

using Row = std::vector<int>;
constexpr std::uint8_t kCupsLed = 1;

CardSet legal(std::string_view preset, std::string_view on_table, std::string_view hand,
              std::uint8_t led = 0) {
    std::string_view barred;
    return playable(in_trick(rules_of(preset), 0, on_table, led), cards(hand), barred);
}
std::string barred_by(std::string_view preset, std::string_view on_table, std::string_view hand) {
    std::string_view barred;
    playable(in_trick(rules_of(preset), 0, on_table), cards(hand), barred);
    return std::string(barred);
}
int winner(std::string_view preset, int leader, std::string_view on_table) {
    return index(winner_of(in_trick(rules_of(preset), leader, on_table).trick));
}

} // namespace

TEST_CASE("SOLO-13, PLAY-2, PLAY-3, PLAY-4, MAT-1: following without partners") {
    CHECK(legal("two", "CQ", "C3 C9 T7 M") == cards("C3 C9 M"));
    CHECK(barred_by("two", "CQ", "C3 C9 T7 M") == "PLAY-2");
    CHECK(legal("three", "CQ D2", "D3 T7 T40 M") == cards("T7 T40 M"));
    CHECK(barred_by("three", "CQ D2", "D3 T7 T40 M") == "PLAY-3");
    CHECK(legal("three", "C5 T9", "T2 T30") == cards("T2 T30")); // no duty to beat
    CHECK(legal("alone", "CQ", "D3 SK M") == cards("D3 SK M"));
    CHECK(legal("alone", "T20", "D3 T1 M") == cards("T1 M"));
    CHECK(barred_by("alone", "T20", "D3 T1 M") == "PLAY-2");
    CHECK(legal("alone", "T20", "D3 SK") == cards("D3 SK"));
    CHECK(legal("two", "C5", "M") == cards("M"));
}

TEST_CASE(
    "SOLO-13, KING-1, KING-2, MAT-2: once the first trick of a suit is trumped, a later player plays its "
    "King") {
    CHECK(legal("three", "C5 T9", "CK C3 T7 M") == cards("CK"));
    CHECK(barred_by("three", "C5 T9", "CK C3 T7 M") == "KING-1");
    CHECK(legal("three", "C5 C9", "CK C3 T7 M") == cards("CK C3 M"));
    CHECK(legal("three", "C5 T9", "CK C3 T7 M", kCupsLed) == cards("CK C3 M"));
    CHECK(legal("alone", "B5 T9 M", "BK B2") == cards("BK"));
    CHECK(legal("alone", "B5 M T9", "BK B2") == cards("BK"));
}

TEST_CASE(
    "SOLO-13, MAT-11, MAT-12: after a led Matto any card may be played, and sets the suit for the others") {
    CHECK(legal("three", "M", "CK D3 T7") == cards("CK D3 T7"));
    CHECK(legal("three", "M C5", "CK C3 T7") == cards("CK C3"));
    CHECK(legal("alone", "M C5 T9", "CK C3 T7") == cards("CK"));
    CHECK(legal("alone", "M T9", "CK C3 T7") == cards("T7"));
    CHECK(winner("two", 1, "M C2") == 0);
    CHECK(winner("three", 2, "M C2 D10") == 0);
    CHECK(winner("alone", 3, "M C2 C1 D1") == 1);
}

TEST_CASE("SOLO-13: with two players no King is called for, since nobody plays after a trump") {
    // Whatever was led, and whatever the hand: only the leader's card is on the table.
    for (const Card led : kWholePack - cards("M"))
        if (minchiate::is_suit_card(led)) {
            const CardSet suit = minchiate::suit_cards(minchiate::suit_of(led)) - CardSet(led);
            std::string_view barred;
            CHECK(playable(in_trick(rules_of("two"), 0, minchiate::code(led)), suit, barred) == suit);
        }
}

TEST_CASE(
    "SOLO-12, PLAY-1, PLAY-5: the dealer's right leads to the first trick, and the winner of each to the "
    "next") {
    CHECK(winner("three", 1, "C5 T2 T9") == 0);
    CHECK(winner("three", 1, "C5 D1 C9") == 1);
    CHECK(winner("alone", 2, "S2 S10 D1 S9") == 3);
    for (const std::string_view preset : kPresets)
        for (int dealer = 0; dealer < seats_of(rules_of(preset)); ++dealer) {
            HandDriver hand = deal_with({.rules = rules_of(preset, {.fola = Fola::none}), .dealer = dealer});
            hand.declare_nothing();
            CHECK(hand.due() == (dealer + 1) % hand.state().seats());
            while (hand.state().phase == Phase::play) {
                const int tricks = hand.state().trick.number;
                hand.make({seat(hand.due()), PlayMove{hand.legal_moves(hand.due()).cards.first()}});
                if (hand.state().phase == Phase::play && hand.state().trick.number > tricks)
                    CHECK(hand.due() == index(hand.state().last_winner));
            }
            CHECK(hand.events<TrickWon>().size() == (preset == "alone" ? 21 : 25));
        }
}

TEST_CASE(
    "SOLO-19, D-48: a captured counting card is subtracted from the score of its loser, and the captor adds "
    "nothing at once") {
    HandDriver hand = deal_with({.rules = rules_of("alone", {.fola = Fola::none}),
                                 .dealer = 3,
                                 .hands = {"T40", "T10", "T2", "T13"}});
    hand.declare_nothing().play("T40 T10 T2 T13");
    CHECK(hand.scores() == "death 1 -5 [T10]; death 2 -3 [T2]; death 3 -5 [T13]");
    CHECK(hand.points() == Row{0, -5, -3, -5}); // below zero
}

TEST_CASE("SOLO-19: a counting card that its own player keeps does not die") {
    HandDriver hand = deal_with({.rules = rules_of("two"), .dealer = 1, .hands = {"T13", "T9"}});
    hand.declare_nothing().play("T13 T9");
    CHECK(hand.scores() == "");
    CHECK(hand.points() == Row{0, 0});
}

TEST_CASE(
    "SOLO-20, END-2, END-3, SOLO-21, SOLO-22: each counts versicole, cards, the surplus and the last trick, "
    "and settles the difference with each other") {
    // Seat 0 has one trick, seat 1 two, seat 2 the other 21 and the last, in which nothing dies.
    LastTricks trick{.rules = rules_of("three"), .dealer = 2, .leader = 2, .rich = 2};
    trick.piles = {"T34 T35 T36", "CK DK SK C2 C3 M", "", ""};
    trick.hands = {"S4", "S3", "S5", ""};
    HandDriver hand(last_tricks(trick));
    hand.play("S5 S4 S3");
    REQUIRE(hand.over());
    CHECK(hand.counted(0, ScoreReason::versicola) == 20);
    CHECK(hand.counted(0, ScoreReason::cards) == 20);
    CHECK(hand.counted(0, ScoreReason::tricks) == 0);
    CHECK(hand.counted(1, ScoreReason::versicola) == 20); // three Kings and the Matto
    CHECK(hand.counted(1, ScoreReason::cards) == 20);
    CHECK(hand.counted(2, ScoreReason::tricks) == 22 * 3 - 25);
    CHECK(hand.counted(2, ScoreReason::last) == 10);
    const Row points = hand.points();
    CHECK(points.at(0) == 40);
    CHECK(points.at(1) == 40);
    const int all = points.at(0) + points.at(1) + points.at(2);
    CHECK(hand.amounts() == Row{3 * points.at(0) - all, 3 * points.at(1) - all, 3 * points.at(2) - all});
    CHECK(Solo::unit(rules_of("three")).name == "point");
    CHECK(Solo::unit(rules_of("three")).zero_sum);
}
