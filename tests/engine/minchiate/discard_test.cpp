// Discards: how many, which, and when they are turned up.
#include "tests/support/minchiate/deal.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;

namespace {

// The cutter (seat 3) has robbed T21 and T33, the dealer takes T40; the hands hold legal and illegal
// discards.
DealSpec both_owe(const Rules& rules = kPagat) {
    return {.rules = rules,
            .hands = {"B3 B4 T29 CK", "C9 C10 D10 S1 B1", "", "D4 D5 T7 T22 T1 M"},
            .robbed = "T21 T33",
            .fola = "C8 T40"};
}

// A cutter with so many cards that nine cannot be discarded from the free ones. `elsewhere` are
// those of the 26 barred cards that another player has.
HandDriver few_free(const std::string& elsewhere, const Rules& rules = kPagat) {
    const CardSet own = cards("T36-T40 T30-T35 CK DK SK BK M T29") - cards(elsewhere);
    std::string dealt = text(own);
    for (Card c : list("C9 C8 C7 C6 C5"))
        if (static_cast<int>(list(dealt).size()) < 20) dealt += " " + std::string(code(c));
    return deal_with({.rules = rules,
                      .hands = {"", elsewhere, "", dealt},
                      .exposed = {"", "", "", "C10"},
                      .robbed = "T1 T2 T3 T4 T5 T10 T13 T20 T28"});
}

} // namespace

TEST_CASE("DISC-1: only dealer and cutter discard, exactly as many cards as they robbed and took") {
    const HandDriver table = deal_with(both_owe());
    CHECK(table.state().due.size() == 2);
    CHECK(table.legal_moves(3).count == 2);
    CHECK(table.legal_moves(0).count == 1);
    CHECK(table.clause_of_discard(3, "D4") == "DISC-1");
    CHECK(table.clause_of_discard(3, "") == "DISC-1");
    CHECK(table.clause_of_discard(3, "D4 D5 T7") == "DISC-1");
    CHECK(table.clause_of_discard(3, "D4 D4") == "DISC-1");
    CHECK(table.clause_of_discard(3, "D4 D5").empty());
    CHECK(table.clause_of_discard(3, "D4 C9") == "HOLD-1");
    CHECK(table.clause_of_discard(1, "C9") == "TURN-1");
    CHECK(table.clause_of_discard(2, "") == "TURN-1");
}

TEST_CASE("DISC-1, ROB-7: either discards first, both before the first declaration or card; a seat that owes "
          "none makes none") {
    HandDriver dealer_first = deal_with(both_owe()), cutter_first = deal_with(both_owe());
    dealer_first.discard(0, "B3");
    CHECK(dealer_first.state().due == SeatSet(seat(3)));
    CHECK(dealer_first.clause_of_discard(0, "B4") == "TURN-1");
    CHECK(dealer_first.clause({seat(1), PlayMove{card("C9"), kNoSeat}}) == "TURN-1");
    CHECK(dealer_first.clause({seat(3), PlayMove{card("D4"), kNoSeat}}) == "TURN-2");
    dealer_first.discard(3, "D4 D5");
    cutter_first.discard(3, "D4 D5").discard(0, "B3");
    for (const HandDriver* table : {&dealer_first, &cutter_first}) {
        CHECK(table->state().phase == Phase::declare);
        for (const auto& hand : table->state().hand) CHECK(hand.size() == 21);
    }
    CHECK(deal_with({.rules = kPagat}).state().phase == Phase::declare);
}

TEST_CASE("DISC-2: counting cards and the 29 are not discarded; other trumps may be, including robbed ones") {
    const HandDriver table = deal_with(both_owe());
    for (std::string_view banned : {"T33 D4", "T1 D4", "M D4"})
        CHECK(table.clause_of_discard(3, banned) == "DISC-2");
    CHECK(table.clause_of_discard(3, "T21 T22").empty());
    CHECK(table.clause_of_discard(3, "T7 D4").empty());
    for (std::string_view banned : {"T29", "T40", "CK"})
        CHECK(table.clause_of_discard(0, banned) == "DISC-2");
    Rules free = kPagat;
    free.discard_ban = false;
    const HandDriver any = deal_with(both_owe(free));
    for (std::string_view one : {"T29", "T40", "CK", "B3"}) CHECK(any.clause_of_discard(0, one).empty());
    CHECK(any.clause_of_discard(3, "T33 M").empty());
}

TEST_CASE("D-14: with devil the 14 may be discarded") {
    Rules rules = kPagat;
    rules.devil = true;
    DealSpec wanted = both_owe(rules);
    wanted.hands[0] += " T14";
    CHECK(deal_with(wanted).clause_of_discard(0, "T14").empty());
}

TEST_CASE("D-13: if legal cards do not suffice, all of them go, then the cheapest others, the 29 first") {
    // Nine to discard, four free: the 29 and the four papi worth 3 make it up.
    const HandDriver four = few_free("");
    REQUIRE(four.legal_moves(3).count == 9);
    CHECK((four.legal_moves(3).must | four.legal_moves(3).may) == cards("C10 C9 C8 C7 T29 T2-T5"));
    CHECK(four.clause_of_discard(3, "C10 C9 C8 C7 T29 T2 T3 T4 T5").empty());
    CHECK(four.clause_of_discard(3, "C10 C9 C8 C7 T29 T2 T3 T4 T1") == "DISC-2");
    CHECK(four.clause_of_discard(3, "C10 C9 C8 T1 T29 T2 T3 T4 T5") == "DISC-2");
    // Six free: the 29, and any two of the papi.
    const HandDriver six = few_free("T40 T39");
    CHECK(six.legal_moves(3).must == cards("C10 C9 C8 C7 C6 C5 T29"));
    CHECK(six.legal_moves(3).may == cards("T2-T5"));
    CHECK(six.clause_of_discard(3, "C10 C9 C8 C7 C6 C5 T29 T2 T5").empty());
    CHECK(six.clause_of_discard(3, "C10 C9 C8 C7 C6 C5 T29 T3 T4").empty());
    CHECK(six.clause_of_discard(3, "C10 C9 C8 C7 C6 C5 T29 T3 T1") == "DISC-2");
    CHECK(six.clause_of_discard(3, "C10 C9 C8 C7 C6 C5 T2 T3 T4") == "DISC-2");  // the 29 stays
    CHECK(six.clause_of_discard(3, "C10 C9 C8 C7 C6 T29 T2 T3 T4") == "DISC-2"); // a free one stays
    // Without the ban, any nine.
    Rules rules = kPagat;
    rules.discard_ban = false;
    CHECK(few_free("", rules).clause_of_discard(3, "T40 T39 T38 T37 T36 CK DK SK BK").empty());
}

TEST_CASE(
    "D-13, DISC-4: forced discards are shown like the rest, and counting cards among them count for nobody") {
    HandDriver table = few_free("");
    table.discard(3, "C10 C9 C8 C7 T29 T2 T3 T4 T5").declare_nothing();
    table.play(code(table.legal_moves().cards.first())).declare_nothing();
    CHECK(CardSet(table.first<DiscardsTurnedUp>().cards) == cards("C10 C9 C8 C7 T29 T2 T3 T4 T5"));
    CHECK(table.state().fola.contains(cards("T2-T5")));
    CHECK(table.scores() == "rob 1 37 [T1 T2 T3 T4 T5 T10 T13 T20 T28]");
}

TEST_CASE("DISC-3, DISC-4, DISC-5, D-28: discards are turned up before the second card, cutter's first, with "
          "their owner") {
    for (const Declare declare : {Declare::before, Declare::lead, Declare::after}) {
        Rules rules = kPagat;
        rules.declare = declare;
        HandDriver table = deal_with(both_owe(rules));
        table.discard(3, "D4 D5").discard(0, "B3");
        CHECK(table.view(Viewer{seat(1)}).discards[3].count == 2);
        CHECK(table.view(Viewer{seat(1)}).discards[3].cards.empty());
        CHECK(table.view(Viewer{seat(3)}).discards[3].cards == cards("D4 D5"));
        // A second card, before which the discards are shown.
        std::string when;
        while (table.state().phase == Phase::declare || table.state().trick.count == 0) {
            if (table.state().phase == Phase::declare) {
                when += "d" + std::to_string(index(table.due())) + " ";
                table.declare(index(table.due()), {});
            } else {
                when += "play ";
                table.play("C9");
            }
            if (table.has<DiscardsTurnedUp>()) break;
        }
        CHECK(when == (declare == Declare::before ? "d1 play d2 d3 d0 "
                       : declare == Declare::lead ? "play d1 d2 d3 d0 "
                                                  : "play d1 "));
        const auto shown = table.events<DiscardsTurnedUp>();
        REQUIRE(shown.size() == 2);
        CHECK(shown[0].seat == seat(3));
        CHECK(CardSet(shown[0].cards) == cards("D4 D5"));
        CHECK(shown[1].seat == seat(0));
        CHECK(CardSet(shown[1].cards) == cards("B3"));
        CHECK(table.state().trick.count == 1);
        CHECK(table.state().fola.contains(cards("D4 D5 B3")));
        CHECK(table.state().fola.size() == 13);
    }
}

TEST_CASE("DISC-5: end_first_trick: discards are turned up after the first trick is gathered") {
    for (const Declare declare : {Declare::before, Declare::lead, Declare::after}) {
        Rules rules = kPagat;
        rules.declare = declare;
        rules.discards_shown = DiscardsShown::end_first_trick;
        HandDriver table = deal_with(both_owe(rules));
        table.discard(3, "D4 D5").discard(0, "B3");
        while (table.state().trick.number == 0) {
            CHECK(!table.has<DiscardsTurnedUp>());
            if (table.state().phase == Phase::declare)
                table.declare(index(table.due()), {});
            else
                table.play(code(table.legal_moves().cards.first()));
        }
        CHECK(table.events<DiscardsTurnedUp>().size() == 2);
        CHECK(table.state().fola.size() == 13);
    }
}
