// Declarations in the first trick: their order in three forms, what may be declared, and what it scores.
#include "tests/support/minchiate/deal.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;

namespace {

Rules with(Declare declare, bool devil = false) {
    Rules rules = *preset("pagat");
    rules.declare = declare;
    rules.devil = devil;
    return rules;
}

// Everybody has a versicola: seat 1 papi with the Matto and three Kings, 2 tens, 3 arie, 0 a run with the 29.
DealSpec all_have(const Rules& rules) {
    return {.rules = rules,
            .hands = {"T28 T29 T30 C9", "T1 T2 T3 M CK DK SK C10 T34 T35",
                      "T20 T10 C8 T13 T4 T5 T32 T33 T39 T40", "T36 T37 T38 C7 T31 BK"}};
}

// "d1 p1 d2 …": the moves of the first trick in the order due.
std::string order(const Rules& rules, int dealer = 0) {
    HandDriver table = deal_with({.rules = rules, .dealer = dealer});
    std::string out;
    while (table.state().trick.number == 0) {
        REQUIRE(table.state().due.size() == 1);
        const int s = index(table.due());
        if (table.state().phase == Phase::declare) {
            out += "d" + std::to_string(s) + " ";
            CHECK(table.clause({seat(s), PlayMove{table.state().hand[0].first(), kNoSeat}}) == "TURN-2");
            table.declare(s, {});
        } else {
            out += "p" + std::to_string(s) + " ";
            CHECK(table.clause({seat(s), DeclareMove{}}) == "TURN-2");
            table.play(code(table.legal_moves().cards.first()));
        }
    }
    CHECK(table.state().phase == Phase::play); // and never again
    return out;
}

} // namespace

TEST_CASE("VERS-12, VERS-14: the order of declarations in three forms; every seat declares or passes once") {
    CHECK(order(with(Declare::before)) == "d1 p1 d2 d3 d0 p2 p3 p0 ");
    CHECK(order(with(Declare::lead)) == "p1 d1 d2 d3 d0 p2 p3 p0 ");
    CHECK(order(with(Declare::after)) == "p1 d1 p2 d2 p3 d3 p0 d0 ");
    CHECK(order(with(Declare::before), 2) == "d3 p3 d0 d1 d2 p0 p1 p2 ");
    CHECK(order(with(Declare::after), 2) == "p3 d3 p0 d0 p1 d1 p2 d2 ");
}

TEST_CASE("VERS-12, VERS-13, D-10: versicole held in one hand score at once, and their cards are public") {
    HandDriver table = deal_with(all_have(with(Declare::before)));
    CHECK(table.legal_moves().versicole.size() == 2);
    table.declare(1, {"T1 T2 T3 M", "CK DK SK M"});
    CHECK(table.scores() == "declaration 1 16 [T1 T2 T3 M]; declaration 1 20 [CK DK SK M]");
    CHECK(table.lead() == -36);
    for (int v = 0; v <= 4; ++v)
        CHECK(table.view(Viewer{v < 4 ? seat(v) : kNoSeat}).declared_cards[1] ==
              cards("T1 T2 T3 M CK DK SK"));
    table.play("C10");
    CHECK(table.clause_of_declare(2, {"T10 T20 T30"}) == "D-10"); // the 30 is another's
    table.declare(2, {});
    table.declare(3, {"T36 T37 T38"});
    CHECK(table.lead() == -6); // 66: a resto
    CHECK(table.resti() == "play 1");
    table.declare(0, {"T28 T29 T30"});
    CHECK(table.lead() == 9);
    CHECK(table.scores().ends_with("declaration 0 15 [T28 T29 T30]"));
}

TEST_CASE("D-10, VERS-7: versicole are whole and maximal, include the Matto, and may each be declared once "
          "or withheld") {
    const HandDriver table = deal_with(all_have(with(Declare::before)));
    const auto clause = [&table](std::initializer_list<std::string_view> versicole) {
        return table.clause_of_declare(1, versicole);
    };
    CHECK(clause({}).empty());
    CHECK(clause({"CK DK SK M"}).empty());
    CHECK(clause({"CK DK SK M", "T1 T2 T3 M"}).empty()); // in any order
    CHECK(clause({"T1 T2 T3"}) == "D-10");               // without its Matto
    CHECK(clause({"T1 T2 M"}) == "D-10");
    CHECK(clause({"T1 T2 T3 M", "T1 T2 T3 M"}) == "D-10");
    CHECK(clause({"CK DK SK BK M"}) == "D-10");
    CHECK(clause({"T1 T2 T3 M CK DK SK"}) == "D-10");
    CHECK(clause({""}) == "D-10");
    const HandDriver longer =
        deal_with({.rules = with(Declare::before), .hands = {"", "T28-T33", "T34-T40", ""}});
    CHECK(longer.clause_of_declare(1, {"T28 T29 T30 T31 T32"}) == "D-10");
    CHECK(longer.clause_of_declare(1, {"T28 T29 T30", "T31 T32 T33"}) == "D-10");
    CHECK(longer.clause_of_declare(1, {"T28-T33"}).empty());
}

TEST_CASE("D-10: more versicole than fit in any hand are refused") {
    const HandDriver table = deal_with(all_have(with(Declare::before)));
    DeclareMove many;
    for (std::size_t i = 0; i < many.versicole.capacity(); ++i) many.versicole.push_back(cards("CK DK SK M"));
    CHECK(table.clause({seat(1), many}) == "D-10");
}

TEST_CASE("VERS-8: the devil's versicola is declared only with the option") {
    for (const bool devil : {true, false}) {
        const HandDriver table = deal_with(
            {.rules = with(Declare::before, devil), .hands = {"", "T14 T35 T39", "T34 T36 T38 T40 M", ""}});
        CHECK(table.clause_of_declare(1, {"T14 T35 T39"}) == (devil ? "" : "D-10"));
    }
}

TEST_CASE("VERS-16: the card just played still belongs to the declaring hand") {
    for (const Declare declare : {Declare::lead, Declare::after}) {
        HandDriver table = deal_with(all_have(with(declare)));
        table.play("T1");
        CHECK(table.clause_of_declare(1, {"T1 T2 T3 M"}).empty());
        table.declare(1, {"T1 T2 T3 M"});
        CHECK(table.scores() == "declaration 1 16 [T1 T2 T3 M]");
    }
}

TEST_CASE("VERS-16: under `after` every seat declares with the card it has played") {
    HandDriver table = deal_with(
        {.rules = with(Declare::after),
         .hands = {"T36 T37 T38 T31", "T1 T2 T3 T35 T40", "T32 T33 T34 M T4 T5", "T28 T29 T30 T39"}});
    table.play("T1").declare(1, {"T1 T2 T3"}).play("T33");
    CHECK(table.legal_moves().versicole.size() == 1);
    table.declare(2, {"T32 T33 T34 M"})
        .play("T29")
        .declare(3, {"T28 T29 T30"})
        .play("T36")
        .declare(0, {"T36 T37 T38"});
    CHECK(table.scores().find("declaration 0 20 [T32 T33 T34 M]") != std::string::npos);
    CHECK(table.scores().find("declaration 1 15 [T28 T29 T30]") != std::string::npos);
    CHECK(table.scores().find("declaration 0 30 [T36 T37 T38]") != std::string::npos);
}

TEST_CASE(
    "D-24, PLAY-7: with declare after, deaths of the first trick are scored after the dealer's declaration") {
    HandDriver table =
        deal_with({.rules = with(Declare::after), .hands = {"T36 T37 T38", "T1 T2 T3 T9", "T32", "T30"}});
    table.play("T1").declare_nothing().play("T32").declare_nothing().play("T30").declare_nothing().play(
        "T36");
    CHECK(table.scores().empty());
    CHECK(table.state().trick.count == 4); // not gathered yet
    table.declare(0, {"T36 T37 T38"});
    CHECK(table.scores() == "declaration 0 30 [T36 T37 T38]; death 0 5 [T1]; death 0 5 [T30]");
    CHECK(table.state().trick.number == 1);
}

TEST_CASE("VERS-15, VERS-11: what was declared stays scored, and versicole count again in the tricks") {
    // Seat 1 declares papi and loses the 3 at once; nothing is withdrawn, the capture scores 3 for the
    // others.
    HandDriver table =
        deal_with({.rules = with(Declare::before), .hands = {"T40", "T1 T2 T3 C9", "T6", "T7"}});
    table.declare(1, {"T1 T2 T3"}).play("T3").declare_nothing().play("T6 T7 T40");
    CHECK(table.scores() == "declaration 1 11 [T1 T2 T3]; death 0 3 [T3]");
    CHECK(table.lead() == -8);
    // A capture that lengthens a versicola scores only itself.
    HandDriver longer =
        deal_with({.rules = with(Declare::before), .hands = {"T39 T38 T37", "T36", "T6", "T7"}});
    longer.declare_nothing()
        .play("T36")
        .declare(2, {})
        .declare(3, {})
        .declare(0, {"T37-T39"})
        .play("T6 T7 T37");
    CHECK(longer.scores() == "declaration 0 30 [T37 T38 T39]; death 0 10 [T36]");
}
