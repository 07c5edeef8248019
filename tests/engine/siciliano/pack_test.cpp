// Cards, values and points of piles, with the figures of the rules.
#include "engine/core/rng.hpp"
#include "engine/siciliano/count.hpp"
#include "tests/support/siciliano/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::sicilian;

TEST_CASE("Sicilian tarocchi (CARD-1, CARD-2): every card has a code that names it again") {
    for (Card one : kWholePack) CHECK(card_of(code(one)) == one);
    for (const std::string_view text : {"D4", "C5", "BK", "S10", "T0", "T20", "M"})
        CHECK(code(card(text)) == text);
    for (const std::string_view text : {"C4", "D3", "D1", "T21", "", "CX", "TM1"})
        CHECK(card_of(text) == kNoCard);
}

TEST_CASE("Sicilian tarocchi (VAL-1, VAL-3, VAL-4, V-VAL-1 … V-VAL-5): a pile is worth its cards counted in "
          "threes") {
    struct Pile {
        std::string_view codes;
        int points;
    };
    for (const auto& [codes, points] : {Pile{"T20 T1 M", 28},
                                        {"CK C5 C6", 5},
                                        {"CK CQ C5", 8},
                                        {"CK CQ CN", 10},
                                        {"C5 C6 C7", 1},
                                        {"C5 C6", 1},
                                        {"C5", 0},
                                        {"T19 T18 T17", 13},
                                        {"T16 DJ D4", 6},
                                        {"M", 9},
                                        {"M C5", 10},
                                        {"M C5 C6", 10},
                                        {"CK DK SK BK", 17},
                                        {"T0 T2 T3", 1}}) {
        CAPTURE(codes);
        CHECK(card_points(cards(codes)) == points);
    }
    CHECK(card_points(kWholePack) == 104);
    const CardSet others =
        cards("T20 T1 M CK DK T19 SQ BN DJ T15 T14 T2 C10 C9 C8 D7 D6 D5 S10 S9 B8 B7 B6 B5");
    CHECK(card_points(others) == 53);
    CHECK(card_points(kWholePack - others) == 51);
}

TEST_CASE("Sicilian tarocchi (VAL-5, V-VAL-6): two piles of the pack are always worth 104 points") {
    Rng rng(104);
    for (int i = 0; i < 20'000; ++i) {
        CardSet pile;
        for (Card one : kWholePack)
            if (rng() % 2 == 0) pile.add(one);
        REQUIRE(card_points(pile) + card_points(kWholePack - pile) == 104);
    }
}

TEST_CASE("Sicilian tarocchi (COUNT-3, COUNT-4, V-HAND-3): the dealer's side gains above 55 points, the "
          "others above 54") {
    for (const auto& [total, dealer, others] :
         {std::array{55, 0, 0}, {56, 1, 0}, {54, 0, 1}, {109, 54, 0}, {1, 0, 54}, {51, 0, 4}}) {
        CAPTURE(total);
        CHECK(gain(total, true) == dealer);
        CHECK(gain(109 - total, false) == others);
    }
}
