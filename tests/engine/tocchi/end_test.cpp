// How a hand ends, who is marcio, and the pack that runs out.
#include "tests/support/tocchi/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tocchi_game;

namespace {

using Row = std::vector<int>;

// Seat 0 is touched by T9 T11 T19 T21 C2 CQ, and D2 to D4 make no pappoleggio.
const Hands kHands{"T10 T20 C1 CK D2 D4 B1", "T39 C7 D10 S7 S10 B10 M"};

} // namespace

TEST_CASE("TOC-9: in sei tocchi the sixth card wins the hand, not the fifth") {
    HandDriver hand(six(kTouches), 1, kHands, "T9 T11 T19 T21 C2 CQ");
    CHECK_FALSE(hand.turn(5).over());
    hand.turn();
    CHECK(hand.ending() == "0 six");
    CHECK(hand.row() == Row{4, -4}); // tavola 2, and 2 of a marcio
}

TEST_CASE("TOC-9: in al palio a touch counts two, any other card one, and twelve or more win") {
    const Hands hands{"T20 C7 D7 S7 B7 CK DK", "M C1 D1 S1 B1 T1 T39"};
    HandDriver hand(kPalio, 1, hands, "T19 T21 C6 C8 D6 S5 B8");
    CHECK(hand.turn(5).state().count[0] == 10);
    CHECK(hand.turn().state().count[0] == 11);
    CHECK_FALSE(hand.over());
    CHECK(hand.turn().state().count[0] == 13);
    CHECK(hand.ending() == "0 twelve");
    CHECK(hand.marks() == "tavola 0 2 [T19]; game 0 1 []");
    HandDriver exactly(kPalio, 1, hands, "T25");
    CHECK(exactly.set_count(0, 11).turn().ending() == "0 twelve");
}

TEST_CASE("TOC-10: in sei tocchi a pappoleggio wins with any number of cards, and with the sixth as well") {
    HandDriver first(six(kPlain), 1, kHands, "D3");
    CHECK(first.turn().ending() == "0 pappoleggio");
    HandDriver sixth(six(kPlain), 1, kHands, "D3");
    CHECK(sixth.set_count(0, 5).turn().ending() == "0 pappoleggio");
    HandDriver marked(six(kTouches), 1, {"T36 T37 T39 C1 CK D2 B1", "T10 C7 D10 S7 S10 B10 M"}, "T38");
    CHECK(marked.turn().marks() == "tavola 0 2 [T38]; versicola 0 1 [T36 T37 T38]"); // before the win
    CHECK(marked.ending() == "0 pappoleggio");
    HandDriver palio(kPalio, 1, kHands, "D3");
    CHECK_FALSE(palio.turn().over());
    CHECK(palio.marks().ends_with("pappoleggio 0 3 [D4 D3 D2]"));
}

TEST_CASE("TOC-10, TOC-2: a card at the end of a row is no pappoleggio, nor one between two players' cards") {
    HandDriver end(six(kPlain), 1, {"T10 T20 C1 CQ D2 T39 B2", "T15 C7 D10 S7 S10 B10 M"}, "T40 CK B1");
    CHECK_FALSE(end.turn(3).over());
    CHECK(end.taken(0) == "T40 CK B1");
    HandDriver shared(six(kPlain), 1, {"T10 T20 C1 CQ D2 T39 B2", "T15 C7 D4 S7 S10 B10 M"}, "D3");
    CHECK(shared.turn().last() == "shared");
}

TEST_CASE("TOC-16: each loser pays 1, and a marcio, who has fewer than three cards, 2, but not under plain") {
    const Hands hands{"T10 T20 C1 CK D2 D4 B1", "T39 C7 D10 S7 S10 B10 M", "T30 C4 D7 S1 S4 B4 B7"};
    const auto row = [&](const Rules& rules, std::int16_t second, std::int16_t third) {
        HandDriver hand(rules, 2, hands, "SK CQ");
        hand.turn().set_count(0, 5).set_count(1, second).set_count(2, third).turn();
        CHECK(hand.ending() == "0 six");
        return std::pair(hand.row(), hand.marci());
    };
    // The first card that is taken is a primo.
    CHECK(row(six(kTouches), 3, 5) == std::pair(Row{4, -2, -2}, Row{}));
    CHECK(row(six(kTouches), 2, 3) == std::pair(Row{5, -3, -2}, Row{1}));
    CHECK(row(six(kAll), 0, 2) == std::pair(Row{6, -3, -3}, Row{1, 2}));
    CHECK(row(six(kPlain), 0, 2) == std::pair(Row{2, -1, -1}, Row{}));
}

TEST_CASE("TOC-16: in al palio nobody is marcio") {
    HandDriver hand(kPalio, 1, kHands, "T9");
    hand.set_count(0, 10).turn();
    CHECK(hand.ending() == "0 twelve");
    CHECK(hand.marci().empty());
    CHECK(hand.marks() == "accusa 0 1 [D4 D2]; tavola 0 2 [T9]; game 0 1 []");
    CHECK(hand.row() == Row{4, -4});
}

TEST_CASE(
    "TOC-17, D-69: if the pack runs out, the player with the most wins, and nobody if several are level") {
    // The last card of the pack is the T40, which in sei tocchi the seat with the T39 takes.
    const auto ended = [](const Rules& rules, std::initializer_list<std::int16_t> counts) {
        HandDriver hand(rules, 1, kHands, "");
        CHECK_FALSE(hand.turn().leave_last_card(counts).over());
        return hand.turn();
    };
    CHECK(ended(six(kPlain), {4, 2}).ending() == "0 pack");
    CHECK(ended(six(kPlain), {4, 2}).row() == Row{1, -1});
    CHECK(ended(six(kPlain), {2, 2}).ending() == "1 pack"); // the last card counts
    CHECK(ended(six(kPlain), {3, 2}).ending() == "- pack");
    CHECK(ended(six(kPlain), {3, 2}).row() == Row{0, 0});
    CHECK(ended(six(kPlain), {2, 5}).ending() == "1 six");
    const HandDriver level = ended(six(kTouches), {1, 0}); // marks stand, and nobody is marcio
    CHECK(level.marks() == "primo 1 1 [T40]");
    CHECK(level.marci().empty());
    CHECK(level.row() == Row{-1, 1});
    CHECK(ended(six(kTouches), {4, 2}).marci().empty());
    CHECK(ended(six(kTouches), {4, 0}).marci() == Row{1});
    CHECK(ended(kPalio, {7, 4}).ending() == "0 pack");
    CHECK(ended(kPalio, {7, 4}).marks().ends_with("primo 1 1 [T40]; game 0 1 []"));
    CHECK(ended(kPalio, {6, 4}).ending() == "- pack"); // a touch counts two
    CHECK(ended(kPalio, {6, 4}).marks().ends_with("primo 1 1 [T40]"));
    CHECK(ended(kPalio, {6, 10}).ending() == "1 twelve");
}

TEST_CASE("TOC-17, TOC-18: the mark for a hand that ends with the pack can win the match") {
    HandDriver hand(kPalio, 1, kHands, "", {10, 0}); // with the pappoleggio announced eleven
    hand.turn().leave_last_card({7, 2}).turn();
    CHECK(hand.ending() == "0 target");
}
