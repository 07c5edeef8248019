// Values and versicole: the figures of the texts, and their clauses.
#include "engine/minchiate/versicola.hpp"

#include "tests/support/minchiate/cards.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support;
using minchiate::value;

namespace {

int worth(std::string_view codes, bool devil = false) {
    int sum = 0;
    for (const auto& v : minchiate::versicole(cards(codes), devil)) sum += v.worth;
    return sum;
}
int worth(CardSet set, bool devil = false) {
    int sum = 0;
    for (const auto& v : minchiate::versicole(set, devil)) sum += v.worth;
    return sum;
}

// "T1 T2 T3 = 11; …" in the order of the codes.
std::string found(std::string_view codes, bool devil = false) {
    std::vector<std::string> lines;
    for (const auto& v : minchiate::versicole(cards(codes), devil))
        lines.push_back(text(v.cards) + " = " + std::to_string(v.worth));
    std::ranges::sort(lines);
    std::string out;
    for (const auto& line : lines) out += (out.empty() ? "" : "; ") + line;
    return out;
}

// V-74 and similar: versicole of the 1, and the papi 2–5 as cards.
int of_the_one(std::string_view codes) {
    return worth(codes) + value(cards(codes) & minchiate::trumps(2, 5));
}

} // namespace

TEST_CASE("V-PACK, CARD-1, CARD-6, CARD-7: 97 cards, 25 of them counting, worth 142") {
    CHECK(minchiate::kWholePack.size() == 97);
    CHECK(minchiate::kTrumpCards.size() == 40);
    CHECK(minchiate::kSuitCardsAll.size() == 56);
    CHECK(value(minchiate::kWholePack) == 142);
    CHECK(minchiate::kCounting == cards("T36-T40 T30-T35 T28 T20 T13 T10 T1-T5 M CK DK SK BK"));
    CHECK(minchiate::kCounting.size() == 25);
    CHECK(value(cards("T36-T40")) == 50);
    CHECK(value(cards("T30-T35 T28 T20 T13 T10 T1 M CK DK SK BK")) == 80);
    CHECK(value(cards("T2-T5")) == 12);
}

TEST_CASE("CARD-2, CARD-3, CARD-4: ranks in long and round suits and of trumps") {
    const auto rising = [](std::string_view codes) {
        const auto order = list(codes);
        return std::ranges::is_sorted(order, {}, [](Card c) { return index(c); });
    };
    CHECK(rising("C10 C9 C8 C7 C6 C5 C4 C3 C2 C1 CJ CN CQ CK"));
    CHECK(rising("D10 D9 D8 D7 D6 D5 D4 D3 D2 D1 DJ DN DQ DK"));
    CHECK(rising("S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ SK"));
    CHECK(rising("B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 BJ BN BQ BK"));
    CHECK(rising("T1-T40"));
    for (Card c : minchiate::kWholePack) CHECK(minchiate::card_of(minchiate::code(c)) == c);
    for (std::string_view none : {"", "T0", "T41", "T01", "C0", "C11", "c1", "X1", "MM", "Q"})
        CHECK(minchiate::card_of(none) == kNoCard);
}

TEST_CASE("CARD-8, CARD-9: the 29 does not count; cartiglie are the suit cards below the Kings") {
    CHECK(value(card("T29")) == 0);
    CHECK(!minchiate::kCounting.has(card("T29")));
    CHECK(minchiate::kCartiglie == minchiate::kSuitCardsAll - cards("CK DK SK BK"));
    CHECK(minchiate::kRobbable == (minchiate::kCounting | cards("T21-T29")));
}

TEST_CASE("V-V1 … V-V8, VERS-1, VERS-2, VERS-3, VERS-7, VERS-10: regular versicole, with the Matto and the "
          "Tredici") {
    CHECK(worth("T1 T2 T3") == 11);
    CHECK(worth("T1 T40 M") == 20);
    CHECK(worth("T1 T13 T28") == 15);
    for (std::string_view three : {"T31-T33", "T32-T34", "T33-T35"}) CHECK(worth(three) == 15);
    CHECK(worth("T1 T13 T28 T29 T30") == 30);
    CHECK(worth("T1 T13 T28 T29 T30 M") == 40);
    CHECK(found("T36 T37 T38 T32 T33 T34 M") == "T32 T33 T34 M = 20; T36 T37 T38 M = 35");
    CHECK(worth("T36 T37 T38 T32 T33 T34 M") == 55);
    CHECK(found("T36 T37 T38 T32 T33 T34 T35 M") == "T32 T33 T34 T35 T36 T37 T38 M = 55");
}

TEST_CASE("V-V9, VERS-8: Demonio, Mondo e Carne") {
    CHECK(worth("T14 T35 T39", true) == 20);
    CHECK(worth("T14 T35 T39", false) == 0);
    CHECK(value(card("T14")) == 0);
    CHECK(worth("T14 T35 T39 M", true) == 25);
    CHECK(worth("T13 T14 T15", true) == 0);
}

TEST_CASE("V-74, V-54a, V-54b, V-68, V-62, V-40: versicole of the 1 with the papi as cards") {
    CHECK(of_the_one("T1-T5 T13 T28 T40 M") == 74);
    CHECK(found("T1-T5 T13 T28 T40 M") == "T1 T13 T28 M = 20; T1 T2 T3 T4 T5 M = 22; T1 T40 M = 20");
    CHECK(of_the_one("T1-T5 T13 T28 M") == 54);
    CHECK(of_the_one("T1-T5 T28 T40 M") == 54);
    CHECK(of_the_one("T1-T5 T13 T40 M") == 54);
    CHECK(of_the_one("T1-T4 T13 T28 T40 M") == 68);
    CHECK(of_the_one("T1-T3 T13 T28 T40 M") == 62);
    CHECK(of_the_one("T1 T13 T28 T40 M") == 40);
}

TEST_CASE("V-N12, VERS-1, VERS-4, VERS-5, VERS-6: versicole with holes") {
    CHECK(worth("T29 T30") == 0);
    CHECK(worth("T27 T28 T29") == 0);
    CHECK(worth("T28 T29 T31") == 0);
    CHECK(worth("T28 T29 T30") == 15);
    CHECK(worth("T29 T30 T31") == 15);
    CHECK(worth("T28-T31") == 20);
    CHECK(worth("T1 T2 T4 T5") == 0);
    CHECK(worth("T10 T20 T40") == 0);
    CHECK(worth("T10 T30 T40") == 0);
    CHECK(found("T20 T30 T40 T31 T32") == "T20 T30 T40 = 20; T30 T31 T32 = 15");
    CHECK(worth("T20 T30 T40 T31 T32") == 35);
    CHECK(worth("T1 T40 M T13 T28") == 40);
    CHECK(worth("CK DK") == 0);
    CHECK(worth("CK DK SK") == 15);
    CHECK(worth("CK DK SK BK") == 20);
    CHECK(value(cards("T29-T32")) == 15);
    CHECK(worth("T10 T20 T30") == 15);
    CHECK(worth("T10 T20 T30 T40") == 25);
    CHECK(worth("T40 T1 T2") == 0); // a sequence does not go round
    CHECK(worth("T5 T6 T7") == 0);
}

TEST_CASE("V-N13, VERS-7, VERS-9, VERS-10: adjacent runs, the whole pack, cards in several versicole") {
    CHECK(worth("T28-T30 T32-T34 M") == 40);
    CHECK(worth("T28-T34 M") == 40);
    CHECK(worth(minchiate::kWholePack) == 212);
    CHECK(worth(minchiate::kWholePack - cards("T29")) == 202);
    CHECK(worth(minchiate::kWholePack, true) == 237);
    // 1: papi, Matto, Tredici; 28: run, Tredici; 30 and 40: run and tens.
    CHECK(minchiate::versicole(minchiate::kWholePack, false).size() == 6);
    CHECK(minchiate::versicole(minchiate::kWholePack, true).size() == 7);
}
