// What is marked for face-up cards and for turned ones, in which order, and who pays it.
#include "tests/support/tocchi/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tocchi_game;

namespace {

using Row = std::vector<int>;

// The marks of two hands and of the cards that are turned, by the dealer 1.
std::string marks(const Rules& rules, const Hands& hands, std::string_view turned,
                  std::initializer_list<std::int16_t> score = {}) {
    HandDriver hand(rules, 1, hands, turned, score);
    return hand.turn(static_cast<int>(list(turned).size())).marks();
}

constexpr std::string_view kFar = "C10 D10 S10 B10 CK DK T10"; // touches little, marks nothing

} // namespace

TEST_CASE("TOC-6, D-64: face-up cards are marked with the first turn, seat by seat from the dealer's right, "
          "announced pappoleggi before versicole") {
    const Hands hands{"T1 T2 T3 C2 C4 S1 B1", "T28 T29 T30 D7 D9 S8 B8"};
    HandDriver hand(kPalio, 1, hands, "B5");
    CHECK(hand.marks().empty());
    hand.turn();
    CHECK(hand.marks() ==
          "accusa 0 1 [C4 C2]; versicola 0 1 [T1 T2 T3]; accusa 1 1 [D9 D7]; versicola 1 1 [T28 "
          "T29 T30]");
    HandDriver other(kPalio, 0, hands, "B5");
    CHECK(other.turn().marks().starts_with("accusa 1 1 [D9 D7]; versicola 1 1 [T28 T29 T30]; accusa 0"));
    CHECK(marks(six(kTouches), hands, "B5") == "versicola 0 1 [T1 T2 T3]; versicola 1 1 [T28 T29 T30]");
    CHECK(marks(six(kPlain), hands, "B5").empty());
}

TEST_CASE("TOC-6, TOC-18: if a face-up card wins the match, no card is turned, and the first seat wins") {
    const Hands hands{"T1 T2 T3 C2 C4 S1 B1", "T28 T29 T30 D7 D9 S8 B8"};
    for (const int dealer : {0, 1}) {
        HandDriver hand(kPalio, dealer, hands, "B5", {11, 11});
        hand.turn();
        CHECK(hand.state().cards == 0);
        CHECK(hand.ending() == (dealer == 0 ? "1 target" : "0 target"));
        CHECK(hand.row() == (dealer == 0 ? Row{-1, 1} : Row{1, -1}));
    }
    HandDriver hand(kPalio, 1, hands, "B5", {10, 11}); // by its second mark
    CHECK(hand.turn().marks() == "accusa 0 1 [C4 C2]; versicola 0 1 [T1 T2 T3]");
    CHECK(hand.ending() == "0 target");
}

TEST_CASE(
    "TOC-11: the first card taken is a primo, or a tavola if it is the very first turned, once in a hand") {
    const Hands hands{"T25 T20 C7 D7 S7 B7 CK", "M T1 C1 D1 S1 B1 T39"};
    CHECK(marks(six(kTouches), hands, "T24 T21 C2") == "tavola 0 2 [T24]");
    CHECK(marks(six(kTouches), hands, "T10 T24 C2") == "primo 0 1 [T24]");
    CHECK(marks(six(kTouches), hands, "T10 C2 T24") == "primo 1 1 [C2]");
    CHECK(marks(six(kAll), hands, "T24 C2") == "tavola 0 2 [T24]");
    CHECK(marks(six(kPlain), hands, "T24 C2").empty());
}

TEST_CASE("TOC-11, D-65: under all, a card at two from one player is a guasto, and at three a privilegio") {
    const Hands hands{"T25 T10 C5 D7 S7 B7 CK", "M T20 C9 D1 S1 B1 T15"};
    CHECK(marks(six(kAll), hands, "T27") == "guasto 0 1 [T27]");
    CHECK(marks(six(kAll), hands, "T28") == "privilegio 0 1 [T28]");
    CHECK(marks(six(kAll), hands, "T29").empty());
    CHECK(marks(six(kAll), hands, "T17") == "guasto 1 1 [T17]"); // at 2 of one card, at 3 of another
    CHECK(marks(six(kAll), hands, "T27 T28 T8 T22") ==
          "guasto 0 1 [T27]; privilegio 0 1 [T28]; guasto 0 1 [T8]; guasto 1 1 [T22]"); // each time
    CHECK(marks(six(kAll), hands, "C7").empty());                                       // at 2 from both
    CHECK(marks(six(kAll), hands, "D4").empty());                                       // at 3 from both
    CHECK(marks(six(kAll), hands, "T23") == "guasto 0 1 [T23]"); // the other player is at 3
    CHECK(marks(six(kAll), hands, "C8") == "tavola 1 2 [C8]");   // a touch is neither
    CHECK(marks(six(kTouches), hands, "T27 T28").empty());
    CHECK(marks(kPalio, hands, "T27 T28").empty());
}

TEST_CASE("TOC-11: a card that touches two players is neither guasto nor privilegio") {
    CHECK(marks(six(kAll), {"T25 T10 C5 D7 S7 B7 CK", "M T23 C9 D1 S1 B1 T40"}, "T24").empty());
}

TEST_CASE(
    "TOC-12, D-66: two face-up cards at distance two are announced unless the card between them is face up") {
    const auto announced = [](std::string_view own, std::string_view other) {
        return marks(kPalio, {own, other}, "SQ");
    };
    CHECK(announced("T5 T7 T9 C1 D1 S1 B1", kFar) == "accusa 0 1 [T5 T7]; accusa 0 1 [T7 T9]"); // each pair
    CHECK(announced("T5 T6 T7 C1 D1 S1 B1", kFar).empty());                                     // its own
    CHECK(announced("T5 T7 T20 C1 D1 S1 B1", "C10 D10 S10 B10 CK DK T6").empty());
    CHECK(announced("C9 CJ T20 C1 D1 S1 B1", "C10 D10 S10 B10 CK DK T6").empty());
    CHECK(announced("C9 CJ T20 C1 D1 S1 B1", "M D10 S10 B10 CK DK T6") == "accusa 0 1 [C9 CJ]");
    CHECK(announced("T5 T8 C1 D1 S1 B1 M", kFar).empty());
    CHECK(marks(six(kTouches), {"T5 T7 T9 C1 D1 S1 B1", kFar}, "SQ").empty());
}

TEST_CASE("TOC-12: in al palio the first touch that is taken is marked, not the first card that is taken") {
    const Hands hands{"T25 T20 C7 D7 S7 B7 CK", "M T1 C1 D1 S1 B1 T39"};
    CHECK(marks(kPalio, hands, "T24 T21") == "tavola 0 2 [T24]");
    CHECK(marks(kPalio, hands, "T28 T24 C2") == "primo 0 1 [T24]");
    HandDriver hand(kPalio, 1, hands, "T28");
    CHECK(hand.turn().taken(0) == "T28");
}

TEST_CASE("TOC-12: in al palio a pappoleggio is worth 3, arie 2, and every other versicola 1") {
    CHECK(marks(kPalio, {"T25 C2 C4 D7 S7 B7 SN", kFar}, "T24 C3") ==
          "accusa 0 1 [C4 C2]; tavola 0 2 [T24]; pappoleggio 0 3 [C4 C3 C2]");
    CHECK(marks(kPalio, {"T38 T39 T40 D7 S7 B7 CN", kFar}, "SQ") == "versicola 0 2 [T38 T39 T40]");
    CHECK(marks(six(kTouches), {"T38 T39 T40 D7 S7 B7 CN", kFar}, "SQ") == "versicola 0 1 [T38 T39 T40]");
}

TEST_CASE(
    "TOC-13, TOC-18, D-64: the marks of a card come in order, and none follows the one that wins the match") {
    const Hands hands{"T35 T36 T38 C1 D1 S1 B1", kFar};
    HandDriver hand(kPalio, 1, hands, "T37");
    hand.set_count(0, 10).turn();
    CHECK(hand.marks() ==
          "accusa 0 1 [T36 T38]; tavola 0 2 [T37]; pappoleggio 0 3 [T36 T37 T38]; versicola 0 1 "
          "[T35 T36 T37]; versicola 0 2 [T36 T37 T38]; game 0 1 []");
    CHECK(hand.ending() == "0 twelve");
    CHECK(hand.row() == Row{10, -10});
    // From 5 lupini the versicola of the high trumps is the twelfth.
    HandDriver match(kPalio, 1, hands, "T37", {5, 0});
    match.set_count(0, 10).turn();
    CHECK(match.marks() ==
          "accusa 0 1 [T36 T38]; tavola 0 2 [T37]; pappoleggio 0 3 [T36 T37 T38]; versicola 0 1 "
          "[T35 T36 T37]");
    CHECK(match.ending() == "0 target");
    CHECK(match.taken(0) == "T37");
    CHECK(match.row() == Row{7, -7});
    // From 2 it is the hand itself.
    HandDriver hand_too(kPalio, 1, hands, "T37", {2, 0});
    CHECK(hand_too.set_count(0, 10).turn().ending() == "0 target");
    CHECK(hand_too.row() == Row{10, -10});
}

TEST_CASE("TOC-14: each kind of versicola has its cards") {
    const auto is = [](Kind kind, std::string_view codes) { return !versicola(kind, cards(codes)).empty(); };
    CHECK(is(Kind::papi, "T1 T2 T3"));
    CHECK(is(Kind::papi, "T3 T4 T5"));
    CHECK_FALSE(is(Kind::papi, "T4 T5 T6"));
    CHECK_FALSE(is(Kind::papi, "T1 T2 T4"));
    CHECK(is(Kind::high, "T35 T36 T37"));
    CHECK_FALSE(is(Kind::high, "T27 T28 T29"));
    CHECK_FALSE(is(Kind::high, "T36 T37 T38"));
    CHECK(is(Kind::arie, "T38 T39 T40"));
    CHECK_FALSE(is(Kind::arie, "T35 T36 T37"));
    CHECK_FALSE(is(Kind::arie, "T36 T37 T39 T40"));
    CHECK(is(Kind::matto, "T1 T40 M"));
    CHECK_FALSE(is(Kind::matto, "T1 T39 M"));
    CHECK(is(Kind::tredici, "T1 T13 T28"));
    CHECK_FALSE(is(Kind::tredici, "T1 T13 M"));
    CHECK(is(Kind::diecine, "T10 T20 T30"));
    CHECK_FALSE(is(Kind::diecine, "T10 T30 T40"));
    CHECK_FALSE(is(Kind::re, "CK DK M"));
}

TEST_CASE("TOC-14, D-67: a kind is marked once for a player in a hand, of face-up and taken cards together") {
    CHECK(marks(six(kTouches), {"T28 T29 T30 D7 S7 B7 CN", kFar}, "T31 T27") ==
          "versicola 0 1 [T28 T29 T30]; tavola 0 2 [T31]");
    CHECK(marks(six(kTouches), {"T29 T33 CK D7 S7 B7 CN", "C10 D10 S10 B10 CQ DK T10"}, "SK T30 T28") ==
          "primo 0 1 [T30]; versicola 0 1 [T28 T29 T30]");
    // The fourth King marks nothing more; another player's Kings do.
    CHECK(marks(six(kTouches), {"CK DK SK BQ T5 T8 T11", "T20 T22 T24 C5 D5 S5 B5"}, "BK") ==
          "versicola 0 1 [CK DK SK]; tavola 0 2 [BK]");
    CHECK(marks(six(kTouches), {"T28 T29 T30 D7 S7 B7 CN", "T33 T34 T35 D10 S10 B10 CQ"}, "SK") ==
          "versicola 0 1 [T28 T29 T30]; versicola 1 1 [T33 T34 T35]");
}

TEST_CASE("TOC-15, D-68: each other player owes a mark") {
    const Hands hands{"T28 T29 T30 D7 S7 B7 CN", "T33 T34 T35 D10 S10 B10 CQ", "T10 T15 C1 D1 S1 B1 M"};
    HandDriver hand(six(kTouches), 2, hands, "SK");
    hand.turn().leave_last_card({0, 0, 0}).turn(); // nobody wins
    CHECK(hand.row() == Row{1, 1, -2});
    CHECK(hand.state().marks[0] == 1);
}
