// What dies in a trick, which side scores it, and in which order; real hands from the first card on.
#include "tests/support/minchiate/deal.hpp"
#include "tests/support/minchiate/position.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;

namespace {

// The third trick, led by seat 1; each seat has one more card.
HandDriver trick(std::string_view first, std::string_view second, std::string_view third,
                 std::string_view fourth, const Rules& rules = kPagat, int lead_of_0 = 0) {
    Position position(rules);
    position.hand(1, std::string(first) + " S6").hand(2, std::string(second) + " S7");
    position.hand(3, std::string(third) + " S8").hand(0, std::string(fourth) + " S9");
    if (lead_of_0 != 0) position.lead(0, lead_of_0);
    HandDriver table = position.up_to_trick(3, 1).table();
    for (std::string_view code : {first, second, third, fourth}) table.play(code);
    return table;
}

} // namespace

TEST_CASE(
    "PLAY-7, SCORE-1: a counting card captured by the other side dies, and its value is scored at once") {
    CHECK(trick("C5", "C6", "T33", "T40").scores() == "death 0 5 [T33]");
    CHECK(trick("CK", "T9", "C5", "C6").scores() == "death 0 5 [CK]");
    CHECK(trick("T40", "T39", "T7", "T38").scores() == "death 1 10 [T39]; death 1 10 [T38]");
    CHECK(trick("C5", "T29", "T40", "C6").scores().empty()); // CARD-8: the 29 does not die
    CHECK(trick("T5", "T40", "T4", "T3").scores() == "death 0 3 [T5]; death 0 3 [T4]");
}

TEST_CASE("PLAY-8: a card taken by the player's own partner does not die") {
    CHECK(trick("T40", "T9", "T39", "T7").scores().empty());
    CHECK(trick("CK", "C5", "T9", "C6").scores().empty());
    CHECK(trick("CK", "C5", "T9", "C6").state().pile[1].has(card("CK")));
}

TEST_CASE("D-24: captures are scored by their place in the trick, from its leader") {
    CHECK(trick("T1", "T40", "T33", "T35").scores() == "death 0 5 [T1]; death 0 5 [T33]");
    // A resto between two deaths: 58, then 5 and 5.
    const HandDriver table = trick("T1", "T40", "T33", "T35", kPagat, 58);
    CHECK(table.resti() == "play 0");
    CHECK(table.lead() == 8);
    int paid_at = 0, at = 0;
    for (const Event& event : table.log()) {
        if (std::holds_alternative<Scored>(event)) ++at;
        if (std::holds_alternative<Paid>(event)) paid_at = at;
    }
    CHECK(paid_at == 2); // after the lead's point and the first death, before the second
}

TEST_CASE("V-SWING: a counting card lost to the other side makes a difference of three times its value") {
    // The same cards, except that one is in the first side's pile or, dead, in the other's.
    const auto counted = [](std::string_view winner_pile_0, std::string_view pile_1, int deaths_for_0) {
        Position position(kPagat);
        position.hand(1, "S9")
            .hand(2, "S7")
            .hand(3, "S8")
            .hand(0, "S6")
            .pile(0, winner_pile_0)
            .pile(1, pile_1);
        if (deaths_for_0 > 0) position.lead(0, deaths_for_0);
        HandDriver table = position.up_to_trick(21, 1).table();
        table.play("S9 S7 S8 S6");
        return int{table.state().end};
    };
    for (const auto& [code, worth] : {std::pair{"T39", 10}, std::pair{"T33", 5}, std::pair{"T2", 3}}) {
        const int kept = counted("C5", std::string("C6 ") + code, 0);
        const int lost = counted(std::string("C5 ") + code, "C6", worth);
        CHECK(lost - kept == 3 * worth);
    }
}

TEST_CASE("END-1, SCORE-1: the ten points of the last trick are counted at the end, not in play") {
    Position position(kPagat);
    position.hand(1, "S9").hand(2, "S7").hand(3, "S8").hand(0, "S6").pile(0, "C5").lead(1, 55);
    HandDriver table = position.up_to_trick(21, 1).table();
    table.play("S9 S7 S8 S6");
    CHECK(table.resti() == "end 1 2"); // 55 + 10: two started sixties, none of them in play
    CHECK(table.state().end == -65);
}

TEST_CASE("SCORE-1, D-24: the order of scoring: cut, exposures, dealer's robbery, declarations, captures") {
    HandDriver table = deal_with({.rules = kPagat,
                                  .hands = {"T36 T37 T38 T9", "C9 CK DK SK", "BK T6 T35", "T31 T7 T40"},
                                  .exposed = {"T34", "T32", "", "T4"},
                                  .robbed = "T33 T21",
                                  .fola = "T20 T22",
                                  .stopper = "C2"});
    table.discard(3, "T21 T7").discard(0, "T22 T9");
    table.declare(1, {"CK DK SK"}).play("CK").declare(2, {}).declare(3, {}).declare(0, {"T36 T37 T38"});
    CHECK(table.scores() ==
          "rob 1 5 [T33 T21]; exposed 1 5 [T32]; exposed 1 3 [T4]; exposed 0 5 [T34]; "
          "dealer_rob 0 5 [T20 T22]; declaration 1 15 [CK DK SK]; declaration 0 30 [T36 T37 T38]");
    CHECK(table.lead() == -5 - 5 - 3 + 5 + 5 - 15 + 30);
}

TEST_CASE("SETT-2, D-18: resti are paid between the sides, each loser paying one winner") {
    Position position(kPagat);
    position.hand(1, "S9")
        .hand(2, "S7")
        .hand(3, "S8")
        .hand(0, "S6")
        .pile(0, "T36-T40")
        .pile(1, "C5")
        .lead(0, 30);
    HandDriver table = position.up_to_trick(21, 1).table();
    table.play("S9 S7 S8 S6");
    const auto ledger = minchiate::ledger(table.state());
    REQUIRE(ledger.has_value());
    // 30 in play, arie 50 + 50, minus 10 for the last trick: 120.
    CHECK(ledger->end == 120);
    CHECK(ledger->seats == BySeat<std::int16_t>{2, -2, 2, -2});
    CHECK(!minchiate::ledger(deal_with({.rules = kPagat}).state()).has_value());
}
