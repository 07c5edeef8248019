// Cascare: laying the hand open and falling, in both forms (VAR-1, D-15).
#include "tests/support/minchiate/deal.hpp"
#include "tests/support/minchiate/position.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;

namespace {

Rules with(Cascare cascare) {
    Rules rules = *preset("pagat");
    rules.cascare = cascare;
    return rules;
}
const Rules kNext = with(Cascare::next), kAfter = with(Cascare::after);

bool may_fall(const HandDriver& table, int of) {
    const bool offered = table.legal_moves(of).may_fall;
    CHECK(table.clause({seat(of), FallMove{}}) == (offered                           ? ""
                                                   : table.state().due.has(seat(of)) ? "VAR-1"
                                                                                     : "TURN-1"));
    return offered;
}

// "2:C9<1 …": the cards of the last trick played, with the seat that chose a fallen hand's.
std::string played(const HandDriver& table, std::size_t last) {
    std::string out;
    const auto all = table.events<Played>();
    for (std::size_t i = all.size() - last; i < all.size(); ++i) {
        out += std::to_string(index(all[i].seat)) + ":" + std::string(code(all[i].card));
        if (all[i].by != kNoSeat) out += "<" + std::to_string(index(all[i].by));
        out += " ";
    }
    return out;
}

} // namespace

TEST_CASE("VAR-1, D-15: falling is offered on a player's own turn without a trump, except on the lead and in "
          "trick 1") {
    for (const Rules& rules : {kNext, kAfter}) {
        const auto second = [&rules](std::string_view hand) {
            return Position(rules).hand(0, hand).up_to_trick(3, 3).on_table(3, "C5").table();
        };
        CHECK(may_fall(second("C3 D9"), 0));
        CHECK(may_fall(second("D9 CK"), 0));  // unwise, but allowed
        CHECK(may_fall(second("D9 M"), 0));   // the Matto is no trump
        CHECK(!may_fall(second("D9 T1"), 0)); // a trump
        CHECK(!may_fall(second("D9"), 1));    // another's turn
        CHECK(!may_fall(Position(rules).hand(0, "C3 D9").up_to_trick(3, 0).table(), 0)); // the lead
        CHECK(!may_fall(Position(rules).hand(1, "C3").on_table(0, "C5").table(), 1));    // the first trick
    }
    CHECK(!may_fall(Position(with(Cascare::off)).hand(0, "C3 D9").up_to_trick(3, 3).on_table(3, "C5").table(),
                    0));
}

TEST_CASE("VAR-1: the presets have off, next and after") {
    CHECK(preset("pagat")->cascare == Cascare::off);
    CHECK(preset("germini")->cascare == Cascare::next);
    CHECK(preset("dresden")->cascare == Cascare::after);
}

TEST_CASE("VAR-1, D-15, next: the leader plays the fallen hand's card in its turn, in this trick and all "
          "later ones") {
    Position position(kNext);
    position.hand(3, "C5 C7 S9")
        .hand(0, "C3 D9 D8")
        .hand(1, "CQ C6 S2")
        .hand(2, "C4 C9 S3")
        .up_to_trick(3, 3);
    HandDriver table = position.table();
    table.play("C5").fall();
    CHECK(CardSet(table.first<Fell>().cards) == cards("D9 D8 C3"));
    CHECK(table.view(Viewer{}).hand[0].cards == cards("C3 D9 D8")); // open to all
    CHECK(table.due() == seat(3));
    // Only the leader may play for it, and only by naming the fallen seat.
    CHECK(table.clause({seat(0), PlayMove{card("C3"), seat(3)}}).empty());
    CHECK(table.clause({seat(0), PlayMove{card("C3"), kNoSeat}}) == "TURN-1");
    CHECK(table.clause({seat(0), PlayMove{card("C3"), seat(1)}}) == "TURN-1");
    CHECK(table.clause({seat(0), PlayMove{card("C3"), seat(0)}}) == "TURN-1");
    CHECK(table.clause({seat(3), PlayMove{card("C7"), kNoSeat}}) == "VAR-1"); // not the player's own card now
    CHECK(table.clause({seat(1), PlayMove{card("C3"), seat(3)}}) == "VAR-1"); // not that hand
    CHECK(table.clause({seat(0), PlayMove{card("D9"), seat(3)}}) == "PLAY-2"); // the suit is followed
    CHECK(table.clause({seat(0), PlayMove{card("C7"), seat(3)}}) == "HOLD-1");
    CHECK(!table.legal_moves(3).may_fall);
    table.play("C3 CQ C4");
    CHECK(played(table, 4) == "3:C5 0:C3<3 1:CQ 2:C4 ");
    // Seat 1 has won and leads: seat 1 now chooses for seat 0.
    CHECK(table.due() == seat(1));
    table.play("C6 C9 C7");
    CHECK(table.due() == seat(1));
    CHECK(table.legal_moves(1).play_for == seat(0));
    table.play("D9");
    CHECK(played(table, 4) == "1:C6 2:C9 3:C7 0:D9<1 ");
    CHECK(!table.state().due.has(seat(0))); // never asked again
}

TEST_CASE(
    "VAR-1, D-15, after: the others play first, then the trick's winner completes it from the fallen hands") {
    Position position(kAfter);
    position.hand(3, "C5 C7 S9")
        .hand(0, "C3 D9 D8")
        .hand(1, "CQ C6 S2")
        .hand(2, "C4 D4 S3")
        .up_to_trick(3, 3);
    HandDriver table = position.table();
    table.play("C5").fall();
    CHECK(table.due() == seat(1)); // seat 0's card waits
    table.play("CQ").fall();       // seat 2 falls too
    // Seat 1 is winning with CQ and takes a card from each fallen hand, in playing order.
    CHECK(table.due() == seat(1));
    CHECK(table.legal_moves(1).play_for == seat(0));
    CHECK(table.clause({seat(2), PlayMove{card("C4"), seat(1)}}) == "VAR-1"); // not yet
    CHECK(table.clause({seat(0), PlayMove{card("C3"), seat(3)}}) == "TURN-1");
    table.play("C3");
    CHECK(table.legal_moves(1).play_for == seat(2));
    CHECK(table.clause({seat(2), PlayMove{card("D4"), seat(1)}}) == "PLAY-2");
    table.play("C4");
    CHECK(played(table, 4) == "3:C5 1:CQ 0:C3<1 2:C4<1 ");
    CHECK(table.state().last_winner == seat(1));
}

TEST_CASE("VAR-1, D-15: a fallen hand never wins and never leads") {
    for (const Rules& rules : {kNext, kAfter}) {
        Position position(rules);
        position.hand(3, "C5 S9").hand(0, "CK D9").hand(1, "C6 S2").hand(2, "C4 S3").up_to_trick(3, 3);
        HandDriver table = position.table();
        table.play("C5").fall();
        // The King is led over by everybody, and taken by the four.
        table.play(rules.cascare == Cascare::next ? "CK C6 C4" : "C6 C4 CK");
        CHECK(table.state().last_winner == seat(2));
        CHECK(table.state().trick.leader == seat(2));
        CHECK(table.scores().empty()); // dies at home: seats 0 and 2 are partners
    }
}

TEST_CASE("D-15, KING-1: only cards at earlier places bind a fallen hand") {
    // Under `after` the fallen seat 0 sits before the trump of seat 1: the King is not forced.
    Position before(kAfter);
    before.hand(3, "C5 S9").hand(0, "CK C3").hand(1, "T9 S2").hand(2, "C4 S3").up_to_trick(3, 3);
    HandDriver free = before.table();
    free.play("C5").fall();
    free.play("T9 C4");
    CHECK(free.due() == seat(1));
    CHECK(free.legal_moves(1).cards == cards("CK C3"));
    // The fallen seat 2 sits after it: forced.
    Position behind(kAfter);
    behind.hand(3, "C5 S9").hand(0, "C4 S3").hand(1, "T9 S2").hand(2, "CK C3").up_to_trick(3, 3);
    HandDriver forced = behind.table();
    forced.play("C5 C4 T9").fall();
    CHECK(forced.legal_moves(1).cards == cards("CK"));
    CHECK(forced.clause({seat(2), PlayMove{card("C3"), seat(1)}}) == "KING-1");
}

TEST_CASE("D-15, D-24: a fallen hand's card dies at its seat's place") {
    // `after`: seat 0's T-less King comes last but counts at the second place.
    Position position(kAfter);
    position.hand(3, "CQ S9").hand(0, "CK S3").hand(1, "T40 S2").hand(2, "T33 S4").up_to_trick(4, 3);
    position.on_table(3, "CQ");
    HandDriver table = position.table();
    table.fall();
    table.play("T40 T33 CK");
    CHECK(table.state().last_winner == seat(1));
    CHECK(table.scores() == "death 1 5 [CK]; death 1 5 [T33]");
}

TEST_CASE("D-15, MAT-11: after a led Matto the first card of a hand in play sets the suit; a fallen one "
          "before it is free") {
    for (const Rules& rules : {kNext, kAfter}) {
        Position position(rules);
        position.hand(3, "M S9")
            .hand(0, "D9 C3")
            .hand(1, "C6 S2")
            .hand(2, "C4 S3")
            .fallen(0)
            .up_to_trick(3, 3);
        HandDriver table = position.table();
        table.play("M");
        if (rules.cascare == Cascare::next) {
            CHECK(table.legal_moves(3).cards == cards("D9 C3")); // free
            table.play("D9");
            CHECK(table.legal_moves(1).cards == cards("C6 S2")); // D9 sets nothing
            table.play("C6");
            CHECK(table.legal_moves(2).cards == cards("C4"));
            table.play("C4");
        } else {
            table.play("C6 C4");
            CHECK(table.legal_moves(2).play_for == seat(0)); // seat 2 has the best card
            CHECK(table.legal_moves(2).cards == cards("D9 C3"));
            table.play("D9");
        }
        CHECK(table.state().last_winner == seat(2));
    }
}

TEST_CASE("D-15, MAT-12: a fallen hand's card after a led Matto does not spend its suit for KING-1") {
    Position position(kNext);
    position.hand(3, "M S9").hand(0, "D9 C3").hand(1, "C6 S2").hand(2, "C4 S3").fallen(0).up_to_trick(3, 3);
    HandDriver table = position.table();
    table.play("M D9 C6 C4");
    CHECK((table.state().suits_led & 1u) == 1u); // cups
    CHECK((table.state().suits_led & 2u) == 0u); // not coins
}

TEST_CASE("D-15: Matto led and all three others fallen: the first fallen card sets the suit, its best takes "
          "the trick") {
    for (const Rules& rules : {kNext, kAfter}) {
        Position position(rules);
        position.hand(3, "M S9")
            .hand(0, "D9 C3")
            .hand(1, "DK D5")
            .hand(2, "T33 D4")
            .pile(0, "B1")
            .pile(1, "B2");
        position.fallen(0).fallen(1).fallen(2).up_to_trick(6, 3);
        HandDriver table = position.table();
        table.play("M");
        CHECK(table.due() == seat(3)); // the leader plays their cards
        CHECK(table.legal_moves(3).cards == cards("D9 C3"));
        table.play("D9");
        CHECK(table.legal_moves(3).play_for == seat(1));
        CHECK(table.legal_moves(3).cards == cards("DK D5"));
        table.play("D5");
        CHECK(table.legal_moves(3).cards == cards("D4")); // follows the first fallen card's suit
        table.play("D4");
        CHECK(played(table, 4) == "3:M 0:D9<3 1:D5<3 2:D4<3 ");
        // D4 is the best of coins (a round suit), seat 2's; the trick is side 0's, the Matto not.
        CHECK(table.state().last_winner == seat(2));
        CHECK(table.state().pile[0].contains(cards("D9 D5 D4")));
        CHECK(table.state().pile[1].has(kMatto));
        CHECK(table.has<DebtSettled>());              // side 1 owed a card, and had B2
        CHECK(table.state().trick.leader == seat(3)); // keeps the lead
        CHECK(table.due() == seat(3));
        table.play("S9");
        CHECK(table.due() == seat(3)); // the leader, winner of the trick under `after`, plays on for them
    }
}

TEST_CASE("D-15: all three others fallen in the last trick: its ten points go with it") {
    Position position(kNext);
    position.hand(3, "M").hand(0, "D9").hand(1, "C5").hand(2, "D4").pile(0, "B1").pile(1, "B2");
    position.fallen(0).fallen(1).fallen(2).up_to_trick(21, 3);
    HandDriver table = position.table();
    table.play("M D9 C5 D4");
    CHECK(table.over());
    CHECK(table.state().last_winner == seat(2));
    bool last_for_0 = false;
    for (const auto& e : table.events<Scored>())
        last_for_0 = last_for_0 || (e.why == ScoreReason::last && e.side == side(0));
    CHECK(last_for_0);
}

TEST_CASE("D-15, next: the last of three falls within a trick: the first card after that sets the suit") {
    Position position(kNext);
    position.hand(3, "M S9")
        .hand(0, "D9 C3")
        .hand(1, "C6 B5")
        .hand(2, "D4 C8")
        .fallen(0)
        .fallen(1)
        .up_to_trick(3, 3);
    HandDriver table = position.table();
    table.play("M");
    CHECK(table.legal_moves(3).cards == cards("D9 C3"));
    table.play("D9");
    CHECK(table.legal_moves(3).play_for == seat(1));
    CHECK(table.legal_moves(3).cards == cards("C6 B5")); // free: seat 2 may yet set the suit
    table.play("B5");
    CHECK(table.due() == seat(2));
    CHECK(table.legal_moves(2).cards == cards("D4 C8"));
    CHECK(table.legal_moves(2).may_fall);
    table.fall();
    CHECK(table.due() == seat(3));
    CHECK(table.legal_moves(3).cards ==
          cards("D4")); // from now on coins, the first card's suit, are the suit
    table.play("D4");
    CHECK(table.state().last_winner == seat(2));
    CHECK(table.state().trick.leader == seat(3));
}

TEST_CASE("D-15: all three others fallen and a plain card led: the leader wins in any case") {
    for (const Rules& rules : {kNext, kAfter}) {
        Position position(rules);
        position.hand(3, "C10 S9").hand(0, "D9 C3").hand(1, "CK B5").hand(2, "C2 C8").up_to_trick(3, 3);
        position.fallen(0).fallen(1).fallen(2);
        HandDriver table = position.table();
        table.play("C10");
        CHECK(table.due() == seat(3));
        table.play("C3 CK C2");
        CHECK(table.state().last_winner == seat(3));
        CHECK(table.state().trick.leader == seat(3));
        CHECK(table.state().pile[1].contains(cards("C10 C3 CK C2")));
    }
}

TEST_CASE(
    "D-9, VAR-1: the Matto of a fallen hand stays with its side, and its own seat gives the card for it") {
    Position position(kNext);
    position.hand(3, "C5").hand(0, "M").hand(1, "CQ").hand(2, "C9").pile(0, "CK").fallen(0).up_to_trick(21,
                                                                                                        3);
    HandDriver table = position.table();
    table.play("C5");
    CHECK(table.legal_moves(3).cards == cards("M"));
    table.play("M CQ C9");
    CHECK(table.state().phase == Phase::give);
    CHECK(table.state().due == SeatSet(seat(0)));
    table.give("CK");
    CHECK(table.over());
}

TEST_CASE("VAR-1: in a real hand a fall lasts to the end, and the record keeps the order of moves") {
    for (const Rules& rules : {kNext, kAfter}) {
        // Seat 2 is dealt no trump and falls in the second trick.
        HandDriver table =
            deal_with({.rules = rules,
                       .hands = {"", "", "C10 C9 C8 C7 C6 D10 D9 D8 D7 D6 S1 S2 S3 S4 S5 B1 B2 B3 B4 B5", ""},
                       .exposed = {"", "", "C5", ""}});
        while (!table.over()) {
            if (table.state().phase == Phase::declare) {
                table.declare(index(table.due()), {});
            } else if (table.state().phase == Phase::give) {
                table.give(code(table.legal_moves().cards.first()));
            } else if (table.legal_moves().may_fall && table.due() == seat(2) &&
                       !table.state().fallen.has(seat(2))) {
                table.fall();
            } else {
                table.play(code(table.legal_moves().cards.first()));
            }
            CHECK(check(table.state()) == "");
        }
        CHECK(table.events<Fell>().size() == 1);
        int by_others = 0;
        for (const auto& e : table.events<Played>())
            if (e.seat == seat(2)) by_others += e.by != kNoSeat ? 1 : 0;
        CHECK(by_others == 20); // all but the first card
        const auto won = table.events<TrickWon>();
        for (std::size_t i = 1; i < won.size(); ++i) CHECK(won[i].winner != seat(2));
    }
}
