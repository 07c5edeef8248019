// Following, winning and covering (FOLLOW, TRICK, MATTO), and signals (SAY).
#include "tests/support/bolognese/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tarocco;

namespace {

// The winner of four cards, led by seat 0.
int winner(std::string_view codes) {
    Trick trick;
    int s = 0;
    for (Card c : list(codes)) at(trick.cards, seat(s++)) = c;
    trick.count = 4;
    return index(winner_of(trick));
}

// The legal cards of a hand in a trick that begins with these cards, and the clause that bars the others.
std::string may_play(std::string_view trick_codes, std::string_view hand) {
    Trick trick;
    int s = 0;
    for (Card c : list(trick_codes)) at(trick.cards, seat(s++)) = c;
    std::string_view barred;
    const CardSet may = playable(trick, cards(hand), barred);
    return text(may) + (may == cards(hand) ? "" : " " + std::string(barred));
}

// Seat 0 leads a later trick with these cards and these piles.
std::string may_say(std::string_view hand, std::string_view piles, std::string_view card) {
    PublicState table;
    table.pile[1] = cards(piles);
    const Signals found = signals(table, cards(hand));
    const Card c = support::tarocco::card(card);
    return found.striscio.has(c) ? "busso striscio" : found.volo.has(c) ? "busso volo" : "";
}

} // namespace

TEST_CASE("Tarocco bolognese CARD-5, TRICK-2, V-TRICK-1: of the Mori the last one played wins") {
    CHECK(winner("C9 TM1 TM3 T1") == 2);
    CHECK(winner("C9 TM3 TM1 T1") == 2);
    CHECK(winner("TM2 TM4 T5 TM1") == 2);
    CHECK(winner("TM1 C6 T1 TM2") == 3);
    CHECK(winner("TM4 TM3 TM2 TM1") == 3);
    CHECK(winner("T1 TM1 C6 D6") == 1);
}

TEST_CASE("Tarocco bolognese CARD-3, CARD-7, TRICK-2, V-TRICK-2: the ranks within the suits") {
    CHECK(winner("D1 D6 D10 DJ") == 3);
    CHECK(winner("D1 D6 D10 C6") == 0);
    CHECK(winner("D10 D6 C6 C7") == 1);
    CHECK(winner("S10 S6 S1 S9") == 0);
    CHECK(winner("S6 S1 DK CK") == 0); // a seat that cannot follow does not win
    CHECK(winner("C6 CK T1 DK") == 2);
}

TEST_CASE(
    "Tarocco bolognese CARD-6, MATTO-3, V-TRICK-3: M led, the second card sets the suit; M never wins") {
    CHECK(winner("M B8 BK C7") == 2);
    CHECK(winner("M C7 BK B8") == 1);
    CHECK(winner("T5 M C6 T6") == 3);
}

TEST_CASE("Tarocco bolognese FOLLOW-1 … FOLLOW-4, MATTO-1: which cards must be played") {
    CHECK(may_play("", "C6 T5 M") == "T5 C6 M");
    CHECK(may_play("C9", "C6 CK T5 D7") == "CK C6 FOLLOW-1");
    CHECK(may_play("C9", "C6 T5 D7 M") == "C6 M FOLLOW-1"); // MATTO-1
    CHECK(may_play("C9", "T5 TM1 D7") == "T5 TM1 FOLLOW-2");
    CHECK(may_play("C9", "T1 D7 M") == "T1 M FOLLOW-2");
    CHECK(may_play("C9", "D7 SK") == "SK D7");
    CHECK(may_play("C9 T20", "C6 T5") == "C6 FOLLOW-1"); // no obligation to beat or to trump
    CHECK(may_play("T9", "T5 T20 C6") == "T20 T5 FOLLOW-1");
    CHECK(may_play("T9", "C6 SK") == "SK C6");
}

TEST_CASE("Tarocco bolognese FOLLOW-1, FOLLOW-5, MATTO-3, D-26: M led leaves the next card free; M alone is "
          "no Numero") {
    CHECK(may_play("M", "C6 T5 D7") == "T5 D7 C6");
    CHECK(may_play("M C9", "C6 T5 D7") == "C6 FOLLOW-1");
    CHECK(may_play("C9", "M D7 SK") == "SK D7 M");
    CHECK(may_play("T9", "M D7") == "D7 M");
}

TEST_CASE("Tarocco bolognese SAY-1 … SAY-4, D-2, D-27: signals are allowed in a suit only after its King was "
          "played in an earlier trick") {
    CHECK(may_say("C6 C7 D6", "", "C6") == "");
    CHECK(may_say("C6 C7 D6", "CK", "C6") == "busso striscio");
    CHECK(may_say("C6 C7 D6", "CK DK", "D6") == "busso volo");
    CHECK(may_say("CK C7", "", "CK") == ""); // its own King is in this lead, not before
    CHECK(may_say("T5 T6 C6", "", "T5") == "busso striscio");
    CHECK(may_say("T5 C6", "", "T5") == "busso volo");
    CHECK(may_say("T5 C6 M", "", "T5") == "busso volo");      // M not counted
    CHECK(may_say("T5 C6 T1", "", "T5") == "busso striscio"); // the Bégato is
    CHECK(may_say("T5 M", "", "M") == "");                    // D-27
}

namespace {

// Seat 0 leads in the second trick; it holds trumps and cups.
HandDriver second_trick(bool signals) {
    Rules rules = *preset("ottocento");
    rules.signals = signals;
    HandDriver table(rules, 3,
                     pack_of(3,
                             {"T16 T15 T14 C6 C7 CJ C10 C9 C8 D6 D7 D8 D9 D10 D1",
                              "CK T5 T6 T7 T8 T9 T10 B6 B7 B8 B9 B10 B1 BJ BN", "C1 TM1", "CQ TM2 SK"},
                             "S6 S7"));
    table.call({}).discard("S6 S7");
    return table;
}

} // namespace

TEST_CASE("Tarocco bolognese SAY-1, SAY-3: signals at the table") {
    HandDriver table = second_trick(true);
    table.declare({});
    CHECK(table.clause_of_play("C6", Signal::busso) == "SAY-1");
    CHECK(table.clause_of_play("T16", Signal::volo) == "SAY-1");
    CHECK(table.clause_of_play("T16", Signal::striscio) == "");
    table.play("T16", Signal::striscio);
    CHECK(table.events<Signalled>().size() == 1);
    CHECK(table.state().trick.signal == Signal::striscio);
    table.declare({});
    CHECK(table.clause_of_play("T5", Signal::busso) == "SAY-1"); // only the leader
    table.trick("T5 TM1 TM2");
    CHECK(table.state().trick.signal == Signal::none);
    REQUIRE(table.due() == 0);
    CHECK(table.clause_of_play("C6", Signal::busso) == "SAY-1"); // the King of cups is still out
    table.play("C6");
    CHECK(table.clause_of_play("T6", Signal::busso) == "FOLLOW-1"); // named before SAY-1
    table.trick("CK C1 CQ");
    REQUIRE(table.due() == 1);
    CHECK(table.clause_of_play("T10", Signal::busso) == "");
}

TEST_CASE("Tarocco bolognese SAY-5, VAR-2: without the option there are no signals") {
    HandDriver table = second_trick(false);
    table.declare({});
    for (Signal signal : {Signal::busso, Signal::striscio, Signal::volo})
        CHECK(table.clause_of_play("T16", signal) == "SAY-1");
    CHECK(table.clause_of_play("T16") == "");
}

TEST_CASE("Tarocco bolognese MATTO-2: M goes to the pile of its own side, and the winner takes the other "
          "three cards") {
    HandDriver table(*preset("quattro_scartate"), 3, pack_of(3, {"BJ", "M", "BK", "B8"}, "S6 S7"));
    table.discard("S6 S7");
    table.trick("BJ M BK B8");
    CHECK(text(table.state().pile[0]) == "BK BJ B8");
    CHECK(text(table.state().pile[1]) == "M");
    CHECK(table.state().tricks[0] == 1);
    CHECK(table.due() == 2);
    CHECK(index(table.state().matto_from) == 1);
}
