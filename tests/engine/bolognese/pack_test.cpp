// The 62 cards of Tarocco bolognese and their values (CARD, VAL).
#include "tests/support/bolognese/hand_driver.hpp"

#include "engine/core/rng.hpp"

#include <doctest/doctest.h>
#include <set>

using namespace germini;
using namespace germini::support::tarocco;

TEST_CASE("Tarocco bolognese CARD-1, CARD-2, CARD-4: 62 cards, 40 of suits and 22 Trionfi, each with its own "
          "code") {
    std::set<std::string> codes;
    for (Card c : kWholePack) {
        CHECK(card_of(code(c)) == c);
        codes.emplace(code(c));
    }
    CHECK(codes.size() == 62);
    std::set<std::string> wanted{"M", "T1", "TM1", "TM2", "TM3", "TM4"};
    for (int n = 5; n <= 20; ++n) wanted.insert("T" + std::to_string(n));
    CHECK(wanted.size() == 22);
    for (const char* suit : {"C", "D", "S", "B"})
        for (const char* rank : {"1", "6", "7", "8", "9", "10", "J", "N", "Q", "K"})
            wanted.insert(std::string(suit) + rank);
    CHECK(codes == wanted);
    for (const char* none : {"", "T2", "T4", "T21", "TM5", "TM", "C2", "D5", "S11", "X", "m"})
        CHECK(card_of(none) == kNoCard);
}

TEST_CASE("Tarocco bolognese CARD-3, CARD-4: high to low, aces above the reversed pips in cups and coins") {
    const auto falls = [](std::string_view codes) {
        const auto all = list(codes);
        for (std::size_t i = 1; i < all.size(); ++i)
            if (index(all[i]) >= index(all[i - 1])) return false;
        return true;
    };
    CHECK(falls("CK CQ CN CJ C1 C6 C7 C8 C9 C10"));
    CHECK(falls("DK DQ DN DJ D1 D6 D7 D8 D9 D10"));
    CHECK(falls("SK SQ SN SJ S10 S9 S8 S7 S6 S1"));
    CHECK(falls("BK BQ BN BJ B10 B9 B8 B7 B6 B1"));
    CHECK(falls("T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 TM4 T1"));
}

TEST_CASE("Tarocco bolognese VAL-1 … VAL-3, V-VAL-1 … V-VAL-4: two cards counted as a pair") {
    const auto pair = [](std::string_view codes) { return scartini(cards(codes)); };
    CHECK(scartini(kWholePack) == 87);
    CHECK(pair("T20 C6") == 5);
    CHECK(pair("DK C6") == 5);
    CHECK(pair("DQ C6") == 4);
    CHECK(pair("DN C6") == 3);
    CHECK(pair("DJ C6") == 2);
    CHECK(pair("C6 C7") == 1);
    CHECK(pair("T18 TM1") == 1);
    CHECK(pair("CK DK") == 9);
    CHECK(pair("T1 BN") == 7);
    CHECK(pair("CJ DJ") == 3);
}

TEST_CASE("Tarocco bolognese VAL-5, V-VAL-5: in every even split both sides' scartini sum to 87") {
    Rng rng(87);
    for (int i = 0; i < 2000; ++i) {
        CardSet pile;
        for (Card c : kWholePack)
            if (rng() % 2 == 0) pile.add(c);
        if (pile.size() % 2 != 0) continue;
        CHECK(scartini(pile) + scartini(kWholePack - pile) == 87);
    }
}

TEST_CASE("Tarocco bolognese VAL-4: pairing card by card gives the same sum as the closed form") {
    Rng rng(31);
    for (int i = 0; i < 500; ++i) {
        CardSet left = kWholePack;
        CardSet pile;
        int sum = 0;
        for (int pairs = static_cast<int>(rng() % 31); pairs > 0; --pairs) {
            int valued = 0, worth = 0;
            for (int n = 0; n < 2; ++n) {
                const Card c = left.nth(static_cast<int>(rng() % static_cast<unsigned>(left.size())));
                left.remove(c);
                pile.add(c);
                valued += value(c) > 0 ? 1 : 0;
                worth += value(c);
            }
            sum += valued == 0 ? 1 : valued == 1 ? worth : worth - 1;
        }
        CHECK(scartini(pile) == sum);
    }
}
