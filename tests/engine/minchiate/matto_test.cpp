// The Matto: where it goes, the card owed for it, and its death.
#include "tests/support/minchiate/position.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;

namespace {

Rules rules(MattoDebt debt = MattoDebt::choice, MattoLast last = MattoLast::kept, int death = 5,
            bool devil = false) {
    Rules out = *preset("pagat");
    out.matto_debt = debt;
    out.matto_last = last;
    out.matto_death = static_cast<std::uint8_t>(death);
    out.devil = devil;
    return out;
}
Rules devils(MattoDebt debt) { return rules(debt, MattoLast::kept, 5, true); }

// Side 0 has these cards in its pile; seat 0 plays the Matto to a trick that seat 1 wins, the fifth.
HandDriver matto_lost(const Rules& with, std::string_view pile) {
    Position position(with);
    position.hand(0, "M S5").hand(1, "B9 S6").hand(2, "B8 S7").hand(3, "B7 S8");
    if (!pile.empty()) position.pile(0, pile);
    HandDriver table = position.up_to_trick(5, 1).table();
    table.play("B9 B8 B7 M");
    return table;
}

// The Matto was played by seat 0 and a card is owed; side 0 has these cards in its pile; the last trick goes
// to seat 1.
HandDriver owing_at_the_end(const Rules& with, std::string_view pile, int lead_of_1 = 0) {
    Position position(with);
    position.hand(0, "S1").hand(1, "S10").hand(2, "S2").hand(3, "S3");
    if (!pile.empty()) position.pile(0, pile);
    if (lead_of_1 > 0) position.lead(1, lead_of_1);
    HandDriver table = position.owes_for_matto(0).up_to_trick(21, 1).table();
    table.play("S10 S2 S3 S1");
    return table;
}

// In the last trick seat 0 plays the Matto to the trick of seat 1 or, if the partner has the best card, of
// seat 2.
HandDriver last_trick(const Rules& with, bool partner_wins = false, std::string_view pile = "CK C3") {
    Position position(with);
    position.hand(0, "M").hand(1, "S5").hand(2, partner_wins ? "S9" : "S2").hand(3, "S3");
    if (!pile.empty()) position.pile(0, pile);
    HandDriver table = position.up_to_trick(21, 1).table();
    table.play(partner_wins ? "S5 S9 S3 M" : "S5 S2 S3 M");
    return table;
}

std::string debt(const HandDriver& table) {
    std::string out;
    for (const auto& e : table.events<DebtSettled>()) {
        out += e.how == DebtPayment::paid ? "paid " : e.how == DebtPayment::given ? "given " : "surrendered ";
        out += std::to_string(index(e.from)) + " " + std::string(code(e.card));
    }
    return out;
}

} // namespace

TEST_CASE("MAT-3, MAT-4, MAT-15: the Matto stays with its side, which pays a worthless card at once") {
    const HandDriver table = matto_lost(rules(), "CK C3 C9");
    CHECK(table.state().pile[0].has(kMatto));
    CHECK(debt(table) == "paid 0 C9"); // the weaker of the round suit's two
    CHECK(table.state().pile[1].has(card("C9")));
    CHECK(table.state().debtor == kNoSide);
    CHECK(table.scores().empty()); // neither playing it nor the payment is a death
}

TEST_CASE("MAT-3: no card is owed if the player's own side wins the trick") {
    Position position(rules());
    position.hand(0, "M S5")
        .hand(1, "B7 S6")
        .hand(2, "B9 S7")
        .hand(3, "B8 S8")
        .pile(0, "C3")
        .up_to_trick(5, 1);
    HandDriver table = position.table();
    table.play("B7 B9 B8 M");
    CHECK(table.state().pile[0].contains(cards("M C3 B7 B9 B8")));
    CHECK(!table.has<DebtSettled>());
    CHECK(table.state().debtor == kNoSide);
}

TEST_CASE(
    "V-N10, D-9: the card paid is the weakest cartiglia, ties in the order of suits, else the lowest trump") {
    CHECK(debt(matto_lost(rules(), "CK C3")) == "paid 0 C3");
    CHECK(debt(matto_lost(rules(), "S2 C9 D9 B2")) == "paid 0 C9");
    CHECK(debt(matto_lost(rules(), "S2 D9 B2")) == "paid 0 D9");
    CHECK(debt(matto_lost(rules(), "S2 B2")) == "paid 0 S2");
    CHECK(debt(matto_lost(rules(), "SQ C1 B10")) ==
          "paid 0 C1"); // a 1 of cups is as strong as a 10 of batons
    CHECK(debt(matto_lost(rules(), "SQ DJ")) == "paid 0 DJ");
    CHECK(debt(matto_lost(rules(), "CK T21 T9 T40")) == "paid 0 T9");
    CHECK(debt(matto_lost(rules(), "T27 CQ")) == "paid 0 CQ");
    CHECK(debt(matto_lost(rules(MattoDebt::least), "CK C3")) == "paid 0 C3");
}

TEST_CASE("V-N11, D-9: the 29 is not worthless, nor is the 14 with devil") {
    CHECK(debt(matto_lost(rules(), "T29 CK")).empty());
    CHECK(debt(matto_lost(rules(), "T14 CK")) == "paid 0 T14");
    CHECK(debt(matto_lost(devils(MattoDebt::choice), "T14 C10")) == "paid 0 C10");
    CHECK(debt(matto_lost(devils(MattoDebt::choice), "T14 CK")).empty());
}

TEST_CASE("MAT-5, D-9: a debt waits until the side has a worthless card, and is then paid at once") {
    Position position(rules());
    position.hand(0, "M T39 S5")
        .hand(1, "B9 B4 S6")
        .hand(2, "B8 B3 S7")
        .hand(3, "B7 B2 S8")
        .pile(0, "CK T40");
    HandDriver table = position.up_to_trick(5, 1).table();
    table.play("B9 B8 B7 M");
    CHECK(table.state().debtor == side(0));
    CHECK(!table.has<DebtSettled>());
    CHECK(table.view(Viewer{}).debtor == side(0));
    table.play("B4 B3 B2 T39"); // the first trick that brings something worthless
    CHECK(debt(table) == "paid 0 B2");
    CHECK(table.state().debtor == kNoSide);
}

TEST_CASE("V-N10, MAT-6, MAT-7: at the end a counting card is paid: any under choice, one of the lowest "
          "value under least") {
    HandDriver choice = owing_at_the_end(rules(), "T40 CK");
    CHECK(choice.state().phase == Phase::give);
    CHECK(choice.legal_moves().cards == cards("T40 CK"));
    CHECK(choice.clause({seat(0), GiveMove{kMatto}}) == "MAT-6"); // never the Matto itself
    CHECK(choice.clause({seat(0), GiveMove{card("C3")}}) == "HOLD-1");
    choice.give("T40");
    CHECK(debt(choice) == "given 0 T40");
    CHECK(choice.scores() == "death 1 10 [T40]");
    CHECK(choice.over());

    HandDriver least = owing_at_the_end(rules(MattoDebt::least), "T40 CK");
    CHECK(least.clause({seat(0), GiveMove{card("T40")}}) == "MAT-6");
    CHECK(least.legal_moves().cards == cards("CK")); // asked even so
    least.give("CK");
    CHECK(least.scores() == "death 1 5 [CK]");
    CHECK(least.state().pile[1].has(card("CK")));
    CHECK(owing_at_the_end(rules(MattoDebt::least), "T40 CK DK T35").legal_moves().cards ==
          cards("CK DK T35"));
}

TEST_CASE("V-N11, MAT-6: the 29, worth nothing, goes first under least") {
    HandDriver choice = owing_at_the_end(rules(), "T29 CK");
    CHECK(choice.legal_moves().cards == cards("T29 CK"));
    choice.give("CK");
    CHECK(choice.scores() == "death 1 5 [CK]");
    HandDriver least = owing_at_the_end(rules(MattoDebt::least), "T29 CK");
    CHECK(least.clause({seat(0), GiveMove{card("CK")}}) == "MAT-6");
    least.give("T29");
    CHECK(least.scores().empty());
    const HandDriver devil = owing_at_the_end(devils(MattoDebt::least), "T14 CK");
    CHECK(devil.legal_moves().cards == cards("T14"));
}

TEST_CASE("D-9: only the seat that held it gives the card") {
    const HandDriver table = owing_at_the_end(rules(), "T40 CK");
    CHECK(table.state().due == SeatSet(seat(0)));
    for (int other : {1, 2, 3}) CHECK(table.clause({seat(other), GiveMove{card("CK")}}) == "TURN-1");
    CHECK(table.clause({seat(0), PlayMove{card("CK"), kNoSeat}}) == "TURN-2");
    // If a worthless card comes with the last trick, nobody is asked.
    Position position(rules());
    position.hand(0, "S10").hand(1, "S1").hand(2, "S2").hand(3, "S3").pile(0, "T40").owes_for_matto(0);
    HandDriver paid = position.up_to_trick(21, 1).table();
    paid.play("S1 S2 S3 S10");
    CHECK(debt(paid) == "paid 0 S1");
    CHECK(paid.over());
}

TEST_CASE("V-N10, MAT-10, MAT-9: a side without a trick gives up the Matto itself: 5 for its death, or 10") {
    for (const int death : {5, 10}) {
        const HandDriver table = owing_at_the_end(rules(MattoDebt::choice, MattoLast::kept, death), "");
        CHECK(table.over());
        CHECK(debt(table) == "surrendered 0 M");
        CHECK(table.scores() == "death 1 " + std::to_string(death) + " [M]");
        CHECK(table.state().pile[1].has(kMatto)); // it counts for the captors
    }
}

TEST_CASE("V-LAST, MAT-8, D-16: last trick, kept: the Matto stays and a card is owed") {
    const HandDriver kept = last_trick(rules());
    CHECK(kept.over());
    CHECK(kept.state().pile[0].has(kMatto));
    CHECK(debt(kept) == "paid 0 C3");
    CHECK(kept.scores().empty());
    // MAT-10 with an empty pile.
    const HandDriver empty = last_trick(rules(), false, "");
    CHECK(debt(empty) == "surrendered 0 M");
    CHECK(empty.scores() == "death 1 5 [M]");
    // And a choice with only counting cards.
    CHECK(last_trick(rules(), false, "CK T40").state().phase == Phase::give);
}

TEST_CASE(
    "V-LAST, MAT-8, MAT-9, D-8: last trick, captured: the Matto dies for 5 (or 10) and nothing is owed") {
    for (const int death : {5, 10}) {
        const HandDriver table = last_trick(rules(MattoDebt::choice, MattoLast::captured, death));
        CHECK(table.over());
        CHECK(table.state().pile[1].has(kMatto));
        CHECK(!table.has<DebtSettled>());
        CHECK(table.scores() == "death 1 " + std::to_string(death) + " [M]");
    }
    // Only in the last trick.
    CHECK(matto_lost(rules(MattoDebt::choice, MattoLast::captured), "C3").state().pile[0].has(kMatto));
}

TEST_CASE("V-LAST, MAT-8: last trick, won by the partner: nothing dies and nothing is owed") {
    for (const MattoLast last : {MattoLast::kept, MattoLast::captured}) {
        const HandDriver table = last_trick(rules(MattoDebt::choice, last), true);
        CHECK(table.state().pile[0].has(kMatto));
        CHECK(!table.has<DebtSettled>());
        CHECK(table.scores().empty());
    }
}

TEST_CASE("D-8: no preset has a death of ten") {
    for (const auto name : kPresets) CHECK(preset(name)->matto_death == 5);
}

TEST_CASE(
    "D-17: the death of a debt card, or of the Matto, precedes the count and may bring a running resto") {
    HandDriver given = owing_at_the_end(rules(), "T40 CK", 52);
    given.give("T40");
    CHECK(given.resti().starts_with("play 1; end"));
    const auto& log = given.log();
    int order = 0; // the resto, then the first line of the count
    for (const auto& event : log) {
        if (const auto* paid = std::get_if<Paid>(&event); paid != nullptr && paid->when == PaymentTime::play)
            order = 1;
        const auto* scored = std::get_if<Scored>(&event);
        if (scored != nullptr && scored->why > ScoreReason::death && order == 0) order = 2;
    }
    CHECK(order == 1);
    CHECK(owing_at_the_end(rules(), "", 57).resti().starts_with("play 1"));
}

TEST_CASE("MAT-14, VERS-7, END-3: in the count it is worth 5, and 5 in each versicola of its side") {
    const HandDriver table = last_trick(rules(), true, "T1 T13 T28 C3");
    int cards_worth = 0, versicole_worth = 0;
    for (const auto& e : table.events<Scored>()) {
        if (e.side != side(0)) continue;
        if (e.why == ScoreReason::cards) cards_worth = e.points;
        if (e.why == ScoreReason::versicola) versicole_worth += e.points;
    }
    CHECK(cards_worth == 5 + 5 + 5 + 5);
    CHECK(versicole_worth == 20);
}

TEST_CASE("END-4: the debt card is moved before the cards are counted") {
    // Side 0 has 43 cards with the Matto and the last trick's; one goes.
    Position position(rules());
    position.hand(0, "M").hand(1, "S5").hand(2, "S2").hand(3, "S3");
    position.pile(0, "C10 C9 C8 C7 C6 C5 C4 C3 C2 C1 CJ CN CQ D10 D9 D8 D7 D6 D5 D4 D3");
    position.pile(0, "D2 D1 DJ DN DQ B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 BJ BN BQ T6 T7 T8");
    HandDriver table = position.up_to_trick(21, 1).table();
    table.play("S5 S2 S3 M");
    CHECK(table.state().pile[0].size() == 42);
    for (const auto& e : table.events<Scored>()) CHECK(!(e.why == ScoreReason::tricks && e.side == side(0)));
}
