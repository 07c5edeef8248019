// The figures of docs/rules/tocchi.md: V-TOC-1 to V-TOC-4.
#include "tests/support/tocchi/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tocchi_game;

namespace {

using Row = std::vector<int>;

constexpr std::string_view kTurned = "T24 T26 D8 B6 S9 C3", kWithGuasto = "T24 T27 T26 D8 B6 S9 C3";

HandDriver palio_of_three(std::initializer_list<std::int16_t> score = {}) {
    return {rules_of("palio"), 2, kThree, "T38 C5 S1 D6 T25 B10 T39 T8 BQ B3 T35", score};
}

// The kinds of versicola among the cards, in order.
std::string kinds(std::string_view codes) {
    static constexpr std::array kNames{"papi", "high", "arie", "matto", "tredici", "diecine", "re"};
    std::string out;
    for (int i = 0; i < kKinds; ++i)
        if (!versicola(static_cast<Kind>(i), cards(codes)).empty())
            out += (out.empty() ? "" : " ") + std::string(kNames.at(static_cast<std::size_t>(i)));
    return out;
}

} // namespace

TEST_CASE("V-TOC-1 (TOC-7, TOC-10, TOC-11, TOC-16): a hand of sei tocchi that ends with a pappoleggio") {
    HandDriver hand(six(1), 1, kTwo, kTurned);
    CHECK(hand.turn().last() == "shared");
    hand.turn(5);
    CHECK(hand.state().cards == 6);
    CHECK(hand.taken(0) == "T26 D8 C3");
    CHECK(hand.taken(1) == "B6 S9");
    CHECK(hand.marks() == "primo 0 1 [T26]");
    CHECK(hand.ending() == "0 pappoleggio");
    CHECK(hand.marci() == Row{1});
    CHECK(hand.row() == Row{3, -3});
    HandDriver plain(six(0), 1, kTwo, kTurned);
    CHECK(plain.turn(6).marks().empty());
    CHECK(plain.marci().empty());
    CHECK(plain.row() == Row{1, -1});
}

TEST_CASE("V-TOC-1 (TOC-11): the same hand with a guasto") {
    HandDriver all(six(2), 1, kTwo, kWithGuasto);
    all.turn(2);
    CHECK(all.marks() == "guasto 0 1 [T27]");
    CHECK(all.turn(5).row() == Row{4, -4});
    CHECK(HandDriver(six(1), 1, kTwo, kWithGuasto).turn(7).row() == Row{3, -3});
}

TEST_CASE("V-TOC-1 (CALL-3, CALL-4, TURN-1): the same hand with calls") {
    HandDriver hand(six(1, 5), 1, kTwo, kTurned);
    hand.turn().answer(1, false).answer(0, true);
    CHECK(hand.taken(0) == "T24");
    CHECK(hand.marks() == "tavola 0 2 [T24]");
    hand.turn_for({0, 1}).turn();
    CHECK(hand.taken(0) == "T24 T26");
    CHECK(hand.state().turned == card("D8"));
    CHECK(hand.clause_of_call(1) == "TURN-1");
    CHECK(hand.clause_of_call(0).empty());
}

TEST_CASE("V-TOC-2 (TOC-8, TOC-9, TOC-12, TOC-13, TOC-15): a whole hand of al palio") {
    HandDriver hand = palio_of_three();
    const auto counts = [&hand](int cards) {
        hand.turn(cards);
        return Row{hand.state().count[0], hand.state().count[1], hand.state().count[2]};
    };
    CHECK(counts(1) == Row{0, 2, 0});
    CHECK(counts(1) == Row{1, 2, 0});
    CHECK(counts(1) == Row{1, 2, 1});
    CHECK(counts(1) == Row{1, 4, 1});
    CHECK(counts(1) == Row{1, 4, 1});
    CHECK(hand.last() == "shared");
    CHECK(counts(1)[1] == 6);
    CHECK(counts(1)[1] == 7);
    CHECK(counts(1)[0] == 3);
    CHECK(counts(1)[1] == 8);
    CHECK(counts(1)[1] == 10);
    CHECK(counts(1)[1] == 12);
    CHECK(hand.taken(0) == "C5 T8");
    CHECK(hand.taken(1) == "T38 D6 B10 T39 BQ B3 T35");
    CHECK(hand.taken(2) == "S1");
    CHECK(hand.marks() ==
          "accusa 1 1 [D7 D5]; tavola 1 2 [T38]; versicola 1 2 [T36 T37 T38]; pappoleggio 1 3 "
          "[D7 D6 D5]; versicola 1 1 [T35 T36 T37]; game 1 1 []");
    CHECK(hand.ending() == "1 twelve");
    CHECK(hand.row() == Row{-10, 20, -10});
}

TEST_CASE("V-TOC-2 (TOC-18): the same hand, in which the target ends the match") {
    HandDriver hand = palio_of_three({0, 4, 0});
    CHECK_FALSE(hand.turn(3).over());
    hand.turn();
    CHECK(hand.taken(1) == "T38 D6");
    CHECK(hand.ending() == "1 target");
    CHECK(hand.state().cards == 4);
    CHECK(hand.row() == Row{-8, 16, -8});
}

TEST_CASE("V-TOC-3 (TOC-2, D-62): distances") {
    CHECK(distance(card("D10"), cards("DJ")) == 1);
    CHECK(distance(card("T40"), cards("T1")) == 39);
    CHECK(distance(card("D1"), cards("DK C2")) == 13);
    CHECK_FALSE(distance(card("M"), cards("T1 T40 M C1")).has_value());
    CHECK_FALSE(distance(card("C1"), cards("D1 D2 M")).has_value());
}

TEST_CASE("V-TOC-4 (TOC-14, D-67): the kinds of versicole") {
    CHECK(kinds("T34 T35 T36") == "high");
    CHECK(kinds("T36 T37 T38") == "arie");
    CHECK(kinds("T35 T36 T37 T38") == "high arie");
    CHECK(kinds("T28 T29 T30") == "high");
    CHECK(kinds("T20 T30 T40") == "diecine");
    CHECK(kinds("T10 T20 T40").empty());
    CHECK(kinds("CK DK BK") == "re");
    CHECK(kinds("CK DK SK BK") == "re");
}
