// Cricche and sequences against the figures of the rules (V-SUIT, V-EQ, V-GR, V-CRIC).
#include "tests/support/bolognese/hand_driver.hpp"

#include "engine/core/rng.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tarocco;

namespace {

int points(Kind kind, CardSet set) {
    int sum = 0;
    for (const Combination& one : combinations(set))
        if (one.kind == kind) sum += one.worth;
    return sum;
}
int suit(std::string_view codes) { return points(Kind::suit_sequence, cards(codes)); }
int grande(std::string_view codes) { return points(Kind::grande, cards(codes)); }
int total(CardSet set) { return worth_of(combinations(set)).total(); }

} // namespace

TEST_CASE("Tarocco bolognese SEQ-1 … SEQ-3, SEQ-6, SEQ-7, V-SUIT-1 … V-SUIT-5: the suit sequence") {
    CHECK(suit("DK DQ") == 0);
    for (const char* contatore : {"T1", "M"}) {
        CAPTURE(contatore);
        const auto with = [&](std::string_view codes) { return suit(std::string(codes) + " " + contatore); };
        CHECK(with("DK DQ") == 10);
        CHECK(with("DK DN") == 10);
        CHECK(with("DK DJ") == 10);
        CHECK(with("DK DQ D1") == 15);
    }
    CHECK(suit("DK DQ T1 M") == 15);
    CHECK(suit("DK DQ DN") == 10);
    CHECK(suit("DK DQ DN DJ") == 15);
    CHECK(suit("DK DQ DN DJ D1") == 20);
    CHECK(suit("DK DQ DN DJ D1 T1 M") == 30);
    CHECK(suit("DK DQ D1") == 0);
    CHECK(suit("DK D1 T1 M") == 0);
    CHECK(suit("DQ DN DJ D1 T1 M") == 0);
    for (const char* codes : {"CK CQ CN CJ C1 M", "SK SQ SN SJ S1 M", "BK BQ BN BJ B1 M"})
        CHECK(suit(codes) == 25);
}

TEST_CASE("Tarocco bolognese SEQ-1, SEQ-4 … SEQ-7, V-EQ-1 … V-EQ-3: aces and Mori") {
    const int table[5][3] = {{0, 0, 0}, {0, 0, 0}, {0, 10, 15}, {10, 15, 20}, {15, 20, 25}};
    const CardSet contatori[3] = {{}, CardSet(kMatto), kContatori};
    for (int held = 0; held <= 4; ++held)
        for (int c = 0; c < 3; ++c) {
            CAPTURE(held);
            CAPTURE(c);
            CardSet aces = contatori[c], mori = contatori[c];
            for (int i = 0; i < held; ++i) {
                aces.add(ace(static_cast<Suit>(i)));
                mori.add(moro(i + 1));
            }
            CHECK(points(Kind::assi, aces) == table[held][c]);
            CHECK(points(Kind::mori, mori) == table[held][c]);
        }
}

TEST_CASE("Tarocco bolognese GRANDE-1 … GRANDE-7, D-20 … D-22, V-GR-1 … V-GR-15: the Grande") {
    CHECK(grande("T20 T19") == 0);
    for (const char* second : {"T19", "T18", "T17"}) {
        CAPTURE(second);
        CHECK(grande(std::string("T20 M ") + second) == 10);
        CHECK(grande(std::string("T20 M T1 ") + second) == 15);
    }
    CHECK(grande("T20 T19 T18") == 10);
    CHECK(grande("T20 T19 T18 T17") == 15);
    CHECK(grande("T20 M T1") == 0);
    CHECK(grande("T19 T18 T17 M T1") == 0);
    CHECK(grande("T20 T19 T1 T16 M T14") == 25);
    CHECK(grande("T20 T18 T17 M T15 T1 T13") == 30);
    CHECK(grande("T20 T1 T17 M T15 T14 T13 T12") == 35);
    CHECK(grande("T20 T1 T18 M T15 T14 T13 T12") == 35);
    CHECK(grande("T20 T19 T1 M T15 T14 T13 T12") == 15);
    CHECK(grande("T20 T19 T1 M T16 T14 T13") == 30);
    CHECK(grande("T20 T19 T1 T16 T14 T13") == 15);
    CHECK(grande("T20 T19 T18 T15 T14") == 10);
    CHECK(grande("T20 T19 T18 M T15 T14") == 25);
    CHECK(grande("T20 T19 T18 T17 M T1 T14") == 25);
    CHECK(grande("T20 T19 T18 T17 T16 T13 T12 T1 M") == 30);
    CHECK(grande("T17-T20 T5-T16") == 75);
    CHECK(grande("T17-T20 T5-T16 TM1 TM3") == 85);
    CHECK(grande("T17-T20 T6-T16 TM1 TM2") == 70);
    CHECK(grande("T17-T20 T6-T16 TM1 TM2 M") == 85);
    CHECK(grande("T17-T20 T5-T16 TM1 TM2 TM3 TM4 T1") == 100);
    CHECK(grande("T17-T20 T5-T16 TM1 TM2 TM3 TM4 T1 M") == 105);
}

TEST_CASE(
    "Tarocco bolognese GRANDE-3, GRANDE-4: two Contatori that replace missing cards are never adjacent") {
    // The whole row, with one of Mondo, Sole and Luna omitted if it is missing: every way to put the
    // Contatori into gaps is tried, and the longest Grande is taken.
    const auto laid = [](CardSet set, int left_out) {
        if (!set.has(kAngelo)) return 0;
        const int contatori = (set & kContatori).size();
        int best = 0;
        for (int first = 20; first >= 4; --first)
            for (int second = first; second >= 4; --second) { // 4: not used as a filler
                const auto fills = [&](int n) { return n == first || n == second; };
                int fillers = 0, natural = 0, run = 0;
                bool beside = false, sound = true, ended = false;
                for (int n = 20; n >= 5; --n) {
                    if (n == 16 && (ended || natural + fillers < 3)) sound = false;
                    if (n == left_out) continue;
                    if (set.has(trump(n))) {
                        sound = sound && !fills(n);
                        beside = false;
                        (n >= 17 ? natural : run) += ended ? 0 : 1;
                    } else if (fills(n) && !ended) {
                        ++fillers;
                        sound = sound && !beside;
                        beside = true;
                    } else {
                        ended = true;
                    }
                }
                if (!sound || fillers > contatori) continue;
                const int mori = ended ? 0 : (set & kMoriCards).size();
                best = std::max(best, 5 * (natural + contatori + run + mori - 1));
            }
        return best;
    };
    Rng rng(114885);
    for (int i = 0; i < 20000; ++i) {
        CardSet set;
        for (Card c : kNumeri | CardSet(kMatto))
            if (rng() % 4 != 0) set.add(c);
        int wanted = 0;
        for (int out : {0, 19, 18, 17})
            if (out == 0 || !set.has(trump(out))) wanted = std::max(wanted, laid(set, out));
        CAPTURE(text(set));
        CHECK(points(Kind::grande, set) == wanted);
    }
}

TEST_CASE("Tarocco bolognese CRIC-1 … CRIC-3, V-CRIC-1, V-CRIC-2: cricche") {
    const auto cricca = [](Kind kind, CardSet four, int three_worth) {
        CHECK(points(kind, four) == 2 * three_worth);
        for (Card missing : four) {
            CHECK(points(kind, four - CardSet(missing)) == three_worth);
            for (Card other : four - CardSet(missing))
                CHECK(points(kind, four - CardSet(missing) - CardSet(other)) == 0);
        }
    };
    cricca(Kind::tarocchi, kTarocchi, 18);
    cricca(Kind::re, kKings, 17);
    cricca(Kind::regine, kQueens, 14);
    cricca(Kind::cavalli, kKnights, 13);
    cricca(Kind::fanti, kJacks, 12);
    CHECK(points(Kind::re, cards("CK DK T1 M")) == 0); // Contatori never substitute
    const Worth whole = worth_of(combinations(kWholePack));
    CHECK(whole.cricche == 148);
    CHECK(whole.cricche + whole.criccone == 296);
    CHECK(total(cards("CK DK SK CQ DQ BQ")) == 31);
    const Worth three = worth_of(combinations(cards("CK DK SK BQ DQ SQ CJ DJ SJ")));
    CHECK(three.cricche + three.criccone == 86);
}

TEST_CASE(
    "Tarocco bolognese CRIC-4: cricche made of the other side's cards, when all cards are in two piles") {
    Rng rng(148);
    const std::pair<CardSet, int> classes[] = {
        {kTarocchi, 18}, {kKings, 17}, {kQueens, 14}, {kKnights, 13}, {kJacks, 12}};
    for (int i = 0; i < 2000; ++i) {
        CardSet pile;
        for (Card c : kWholePack)
            if (rng() % 2 == 0) pile.add(c);
        int wanted = 148;
        for (const auto& one : classes)
            wanted -= one.second * std::min(2, ((kWholePack - pile) & one.first).size());
        CHECK(worth_of(combinations(pile)).cricche == wanted);
    }
}

TEST_CASE("Tarocco bolognese SEQ-9: the seven sequences of the whole pack score 275, doubled 550") {
    CHECK(points(Kind::grande, kWholePack) == 105);
    CHECK(points(Kind::suit_sequence, kWholePack) == 4 * 30);
    CHECK(points(Kind::assi, kWholePack) == 25);
    CHECK(points(Kind::mori, kWholePack) == 25);
    const Worth whole = worth_of(combinations(kWholePack));
    CHECK(whole.sequences == 275);
    CHECK(whole.sequences + whole.sequenza == 550);
    CHECK(combinations(kWholePack).size() == kMaxCombinations);
}

TEST_CASE("Tarocco bolognese SEQ-8, CRIC-3: doubling begins with the third combination") {
    CHECK(total(cards("DK DQ DN CK CQ CN")) == 20);
    CHECK(total(cards("DK DQ DN SN SQ SK D1 C1 S1")) == 2 * (15 + 15 + 10));
    CHECK(total(cards("CK DK SK CJ DJ BJ")) == 29);
}

TEST_CASE("Tarocco bolognese ACC-7, D-4: the cards of each combination") {
    const auto found = [](std::string_view codes) {
        std::string out;
        for (const Item& item : items(cards(codes)))
            out += (out.empty() ? "" : " | ") + text(item.cards) + " = " + std::to_string(item.worth());
        return out;
    };
    CHECK(found("T20 T19 M C6") == "T20 T19 M = 28"); // Grande 10 and three Tarocchi 18 at once
    CHECK(found("T20 T19 T1 M") == "T20 T19 T1 M = 51");
    CHECK(found("T20 T19 T1 M T16") == "T20 T19 T16 T1 M = 20 | T20 T19 T1 M = 36");
    CHECK(found("DK DQ T1 C1 D1") == "DK DQ D1 T1 = 15 | D1 C1 T1 = 10");
    CHECK(found("CK DK SK C7") == "SK DK CK = 17");
    CHECK(found("T20 T18 T17 T16 T14") == "T20 T18 T17 T16 = 15"); // to its end
    CHECK(found("TM1 TM2 TM4 M") == "TM4 TM2 TM1 M = 15");
    CHECK(found("C6 C7 T5 T12 BJ") == "");
}
