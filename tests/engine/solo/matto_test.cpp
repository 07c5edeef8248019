// The Matto without partners (SOLO-14 to SOLO-17): it stays with its player, who owes a card for it.
#include "tests/support/solo/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::solo_game;
using minchiate::DebtPayment;

namespace {

// Seat 0 of three holds the Matto; seat 1 holds the Trumpets and leads, after dealer 0.
HandDriver three(std::string_view own, std::string_view leaders, std::string_view third, bool devil = false) {
    HandDriver hand = deal_with({.rules = rules_of("three", {.devil = devil}),
                                 .dealer = 0,
                                 .hands = {std::string(own), std::string(leaders), std::string(third), ""}});
    return hand.declare_nothing();
}

// The last trick of `preset`, led by seat 1: seat 0 has this pile and plays the Matto.
HandDriver last(std::string_view preset, std::string_view pile, std::string_view lead = "S5",
                bool devil = false) {
    LastTricks trick{
        .rules = rules_of(preset, {.fola = Fola::none, .devil = devil}), .dealer = 0, .leader = 1, .rich = 1};
    trick.piles[0] = std::string(pile);
    trick.hands = {"M", std::string(lead), preset == "two" ? "" : "S4", preset == "alone" ? "S3" : ""};
    HandDriver hand(last_tricks(trick));
    return hand.play(std::string(lead) + (preset == "two" ? "" : " S4") + (preset == "alone" ? " S3" : "") +
                     " M");
}

DebtSettled settled(const HandDriver& hand) {
    const auto all = hand.events<DebtSettled>();
    REQUIRE(all.size() == 1);
    return all[0];
}

} // namespace

TEST_CASE(
    "SOLO-14, MAT-1, MAT-3: the Matto stays with its player in every trick, who owes its winner a card") {
    HandDriver hand = three("M C9 D5 D6", "T40 T39 C8", "T1 S2 S3");
    hand.play("T40 T1 M");
    CHECK(hand.state().pile[0] == cards("M"));
    CHECK_FALSE(hand.state().pile[1].has(card("M")));
    CHECK(hand.state().debtor == seat(0));
    CHECK(hand.state().creditor == seat(1));
    CHECK(hand.scores("death") == "death 2 -5 [T1]");
}

TEST_CASE("SOLO-14, SOLO-15: as soon as the player has a worthless card in a trick, the weakest pays") {
    // Seat 0 plays the Matto to the first trick, and wins the third with C1 over two worthless cards.
    HandDriver hand = three("M C1 D5 D6", "T40 C9 C8", "C10 T1 C7");
    hand.play("T40 T1 M");
    hand.play("C9 C10 C1");
    REQUIRE(hand.state().last_winner == seat(0));
    CHECK(settled(hand).card == card("C10")); // of C9, C10 and C1
    CHECK(settled(hand).how == DebtPayment::paid);
    CHECK(settled(hand).from == side(0));
    CHECK(settled(hand).to == side(1));
    CHECK(hand.state().debtor == kNoSeat);
    // SOLO-14: as many cards for each trick as there are players.
    CHECK(hand.state().pile[0] == cards("M C9 C1"));
    CHECK(hand.state().pile[1].size() == 3);
}

TEST_CASE("SOLO-14, MAT-11: a card is owed for a Matto that is led too") {
    HandDriver hand = deal_with({.rules = rules_of("two"), .dealer = 1, .hands = {"M C9", "C1 C8"}});
    hand.declare_nothing().play("M C8");
    CHECK(hand.state().last_winner == seat(1));
    CHECK(hand.state().pile[0] == cards("M"));
    CHECK(hand.state().pile[1] == cards("C8"));
    CHECK(hand.state().debtor == seat(0));
    CHECK(hand.state().creditor == seat(1));
}

TEST_CASE("SOLO-14: the Matto stays in the last trick too, and its card is owed") {
    for (const auto& [preset, pile] :
         {std::pair{"two", "C3 CK"}, std::pair{"three", "C3 CK T8"}, std::pair{"alone", "C3 CK T8 D4"}}) {
        const HandDriver hand = last(preset, pile);
        REQUIRE(hand.over());
        CHECK(hand.state().pile[0].has(card("M")));
        CHECK(settled(hand).how == DebtPayment::paid);
        CHECK(check(hand.state()) == "");
    }
}

TEST_CASE(
    "SOLO-15, D-9: the weakest cartiglia pays, of equal ones cups before coins before swords before batons, "
    "and a trump only without one") {
    CHECK(settled(last("alone", "B1 S1 T8 T9")).card == card("S1"));
    CHECK(settled(last("alone", "D9 C9 T8 T9")).card == card("C9"));
    CHECK(settled(last("alone", "CJ D10 T8 T9")).card == card("D10"));
    CHECK(settled(last("alone", "CK T11 T8 T9")).card == card("T8"));
}

TEST_CASE("SOLO-15, SOLO-16: neither the 29 nor, with the devil, the 14 pays by itself") {
    CHECK(last("two", "T29 CK").state().phase == Phase::give);
    CHECK(last("two", "T14 CK", "S5", true).state().phase == Phase::give);
    CHECK(last("two", "T14 CK").over());
}

TEST_CASE(
    "SOLO-16, MAT-7, SOLO-19: after the last trick a card of choice is given, but neither the Matto nor the "
    "Trumpets, and it dies if it counts") {
    HandDriver hand = last("three", "T40 T38 CK");
    CHECK(hand.state().phase == Phase::give);
    CHECK(hand.state().due == SeatSet(seat(0)));
    CHECK(hand.clause_of_give("T40") == "SOLO-16");
    CHECK(hand.clause_of_give("M") == "SOLO-16");
    CHECK(hand.clause_of_give("S5") == "HOLD-1");
    CHECK(hand.clause({seat(1), GiveMove{card("CK")}}) == "TURN-1");
    CHECK(hand.clause({seat(0), PlayMove{card("CK")}}) == "TURN-2");
    const int before = hand.points().at(1);
    hand.give("T38");
    REQUIRE(hand.over());
    CHECK(settled(hand).how == DebtPayment::given);
    CHECK(settled(hand).to == side(1));
    CHECK(hand.scores("death") == "death 0 -10 [T38]");
    CHECK(hand.state().pile[1].has(card("T38"))); // its captor counts it at the end
    CHECK(before == 0);                           // and adds nothing at once
}

TEST_CASE("SOLO-16: the choice is made even if only one card may be given") {
    HandDriver hand = last("two", "T40 CK");
    CHECK(hand.state().phase == Phase::give);
    CHECK(hand.legal_moves(0).cards == cards("CK"));
    hand.give("CK");
    CHECK(hand.over());
}

TEST_CASE(
    "SOLO-17: a player without a trick gives the Matto itself, which dies not and counts for the winner of "
    "its trick") {
    for (const std::string_view preset : kPresets) {
        const HandDriver hand = last(preset, "");
        REQUIRE(hand.over());
        CHECK(settled(hand).how == DebtPayment::surrendered);
        CHECK(settled(hand).card == card("M"));
        CHECK(settled(hand).to == side(1));
        CHECK(hand.scores("death") == "");
        CHECK(hand.state().pile[0].empty());
        CHECK(hand.state().pile[1].has(card("M")));
        CHECK(hand.points().at(0) == 0);
    }
}

TEST_CASE(
    "SOLO-14, SOLO-17: a debt goes to the winner of the trick to which the Matto was played, not of a later "
    "one") {
    // Seat 1 has won the trick of three with the Matto. Seat 2 or seat 0 itself wins the last one.
    const auto owing = [](std::string_view own) {
        LastTricks trick{.rules = rules_of("three"), .dealer = 0, .leader = 0, .rich = 2};
        trick.piles[1] = "C2 C3 C4";
        trick.hands = {std::string(own), "S4", "S5", ""};
        State state = last_tricks(trick);
        state.pile[1].remove(card("C4"));
        state.stock.add(card("C4"));
        state.stock.remove(kMatto);
        state.pile[0].add(kMatto);
        state.debtor = seat(0);
        state.creditor = seat(1);
        return HandDriver(state);
    };
    HandDriver surrendered = owing("S3");
    surrendered.play("S3 S4 S5");
    CHECK(settled(surrendered).how == DebtPayment::surrendered);
    CHECK(settled(surrendered).to == side(1));
    CHECK(surrendered.state().pile[1].has(kMatto));
    HandDriver paid = owing("S6");
    paid.play("S6 S4 S5");
    CHECK(settled(paid).how == DebtPayment::paid);
    CHECK(settled(paid).card == card("S4"));
    CHECK(settled(paid).to == side(1));
}
