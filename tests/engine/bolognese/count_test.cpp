// The count: whole hands, the card given for the Matto, cappotto (COUNT, GIVE, CAPP).
#include "tests/support/bolognese/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tarocco;

namespace {

// A hand before its last trick, in which side 0 has this pile at the end and side 1 the rest.
HandDriver hand(std::string_view pile, std::array<std::string_view, kSeats> last_trick, int leader,
                int matto_from, std::string_view discard) {
    const CardSet mine = cards(pile);
    HandDriver table(LastTrick{.piles = {mine, kWholePack - mine},
                               .cards = last_trick,
                               .leader = leader,
                               .matto_from = matto_from,
                               .discard = discard});
    for (int place = 0; place < kSeats; ++place)
        table.play(last_trick[static_cast<std::size_t>((leader + place) % kSeats)]);
    return table;
}

} // namespace

TEST_CASE("Tarocco bolognese COUNT-1 … COUNT-3, V-H1: sequences doubled, cricche not") {
    const HandDriver table =
        hand("DK DQ DN D1 T20 T19 T17 T1 CK SK SQ D10 D9 C1 S1 T16 T15 T13 T5 TM1 TM2 BJ BN C6 "
             "C7 C8 B6 B7",
             {"T20", "C6", "D9", "C7"}, 0, 1, "S6 S7");
    CHECK(table.count(0) == "grande 30; suit_sequence 20; suit_sequence 15; assi 15; mori 10; sequenza 90; "
                            "tarocchi 18; re 17; scartini 49; last 6");
    CHECK(table.points(0) == 270);
    CHECK(table.count(1) == "suit_sequence 15; mori 10; fanti 12; scartini 38");
    CHECK(table.points(1) == 75);
    CHECK(table.events<Transferred>().empty());
}

TEST_CASE("Tarocco bolognese COUNT-2, V-H2: each side doubles its own combinations") {
    const HandDriver table = hand("M T1 BK BJ B1 C1 D1 B6 B7 B8 B9 B10 CQ DQ SQ S6 S7 S8 TM1 TM2",
                                  {"C8", "T20", "C6", "C7"}, 1, 0, "C9 D10");
    CHECK(table.count(0) == "suit_sequence 20; assi 20; mori 15; sequenza 55; regine 14; scartini 32");
    CHECK(table.points(0) == 156);
    CHECK(table.count(1) == "grande 85; suit_sequence 10; suit_sequence 10; suit_sequence 15; sequenza 120; "
                            "re 17; cavalli 26; fanti 12; criccone 55; scartini 55; last 6");
    CHECK(table.points(1) == 411);
}

TEST_CASE("Tarocco bolognese COUNT-2, V-H3: eight cards against all others") {
    const HandDriver table = hand("DQ BN SJ D6 D7 D8 D9 D10", {"C8", "T20", "C6", "C7"}, 1, 1, "C9 C10");
    CHECK(table.count(0) == "scartini 10");
    CHECK(table.points(0) == 10);
    CHECK(table.count(1) ==
          "grande 105; suit_sequence 30; suit_sequence 25; suit_sequence 25; suit_sequence 25; assi 25; mori "
          "25; sequenza 260; tarocchi 36; re 34; regine 14; cavalli 13; fanti 12; criccone 109; scartini 77; "
          "last 6");
    CHECK(table.points(1) == 821);
}

TEST_CASE("Tarocco bolognese COUNT-2, COUNT-3, V-H4: thirty cards and the last trick") {
    const HandDriver table =
        hand("T20 T19 T18 T17 T16 T15 T14 T13 T11 T10 T9 M TM1 TM2 TM3 DK DQ DN DJ D1 CK CQ CN "
             "CJ C1 SK SQ SN SJ S1",
             {"T20", "T9", "T10", "T11"}, 0, 2, "B6 B7");
    CHECK(table.count(0) ==
          "grande 55; suit_sequence 25; suit_sequence 25; suit_sequence 25; assi 15; mori 15; sequenza 160; "
          "tarocchi 18; re 17; regine 14; cavalli 13; fanti 12; criccone 74; scartini 57; last 6");
    CHECK(table.points(0) == 531);
    CHECK(table.count(1) == "suit_sequence 25; scartini 30");
    CHECK(table.points(1) == 55);
}

TEST_CASE("Tarocco bolognese ACC-5: the accuso is added to what the same cards score again") {
    const CardSet theirs = cards("C6 C7 B6 B7 B8 B9");
    HandDriver table(LastTrick{.piles = {kWholePack - theirs, theirs},
                               .cards = {"T20", "D6", "D7", "D8"},
                               .matto_from = 0,
                               .discard = "C6 C7",
                               .tricks = {13, 1},
                               .accuso = {17, 40}});
    table.play("T20 D6 D7 D8");
    CHECK(table.points(0) == 17 + table.state().counted[0]);
    CHECK(table.points(1) == 40 + 3);
}

namespace {

constexpr std::string_view kNoPips = "CK CQ CN CJ C1 SK SQ S1"; // eight, for side 0's pile

// Side 0's Matto is in the last trick, which side 1 wins: side 0's pile is odd. Its other 28 cards are these,
// side 1 has the rest; the dealer's discard is in the pile of the dealer's side.
HandDriver odd(std::string_view pile, int dealer = 3, std::string_view discard = "B10 S10") {
    const CardSet mine = cards(pile) | CardSet(kMatto);
    HandDriver table(LastTrick{.dealer = dealer,
                               .piles = {mine, kWholePack - mine},
                               .cards = {"S9", "T20", "M", "S8"},
                               .leader = 1,
                               .discard = discard});
    table.play("T20 M S8 S9");
    return table;
}

} // namespace

TEST_CASE("Tarocco bolognese GIVE-2, GIVE-3, D-5, V-GIVE-1: the first pip of an odd pile is given, in the "
          "order of the suits") {
    const HandDriver table = odd("D7 B6 C10 T1 T5-T19 TM1 TM2 TM3 TM4 CK CQ CN CJ C1");
    REQUIRE(table.over());
    const auto moved = table.events<Transferred>();
    REQUIRE(moved.size() == 1);
    CHECK(support::tarocco::text(CardSet(moved[0].cards)) == "C10");
    CHECK(index(moved[0].between.from) == 0);
    CHECK(moved[0].how == Transfer::paid);
    CHECK(index(moved[0].by) == 2);
    CHECK(table.state().pile[1].has(card("C10")));
    CHECK(table.state().pile[0].size() % 2 == 0);
    CHECK_FALSE(table.state().pile[0].has(card("C10")));
}

TEST_CASE("Tarocco bolognese GIVE-3, D-5, D-34: pips are ordered by number, not by rank, including those of "
          "the discard") {
    const auto given = [](const HandDriver& table) {
        return support::tarocco::text(CardSet(table.events<Transferred>().at(0).cards));
    };
    CHECK(given(odd("D10 D8 S6 T1 T5-T19 TM1 TM2 TM3 TM4 CK CQ CN CJ C1")) == "D8");
    CHECK(given(odd("S7 S10 B6 T1 T5-T19 TM1 TM2 TM3 TM4 CK CQ CN CJ C1", 3, "B10 B9")) == "S7");
    // Dealt by the owing side: two of its cards are the discard.
    CHECK(given(odd("D7 C8 C7 T1 T5-T19 TM1 TM2 TM3 TM4 CK CQ CN CJ C1 SK SQ", 0, "C8 C7")) == "C7");
}

TEST_CASE("Tarocco bolognese GIVE-1, GIVE-4, GIVE-5, D-5, V-GIVE-2: without a pip, the player who covered M "
          "chooses the card to give") {
    HandDriver table = odd(std::string("T1 T5-T19 TM1 TM2 TM3 TM4 ") + std::string(kNoPips));
    REQUIRE(table.phase() == Phase::give);
    CHECK(table.due() == 2);
    CHECK(table.clause_of_give("M") == "GIVE-1");
    CHECK(table.clause_of_give("D6") == "GIVE-1"); // not in that pile
    CHECK(table.clause({seat(0), GiveMove{card("S1")}}) == "TURN-1");
    CHECK(table.clause({seat(2), PlayMove{card("S1")}}) == "TURN-2");
    for (Card c : table.state().pile[0] - CardSet(kMatto)) CHECK(table.clause_of_give(code(c)) == "");
    CHECK(table.count(0) == ""); // nothing is counted before
    table.give("S1");
    CHECK(table.over());
    CHECK(table.state().pile[1].has(card("S1")));
    const auto moved = table.events<Transferred>();
    REQUIRE(moved.size() == 1);
    CHECK(moved[0].how == Transfer::given);
    // The piles are final before the count: side 0 has one ace left.
    CHECK(table.count(0).find("assi") == std::string::npos);
    CHECK(table.clause({seat(2), GiveMove{card("C1")}}) == "TURN-3");
}

namespace {

// Side 0 has taken no trick; its pile before the last trick, and whether its side deals.
HandDriver cappotto(std::string_view pile, int dealer, std::string_view discard, int matto_from) {
    const CardSet mine = cards(pile);
    HandDriver table(LastTrick{.dealer = dealer,
                               .piles = {mine, kWholePack - mine},
                               .cards = {"S9", "T20", "S10", "S8"},
                               .leader = 1,
                               .matto_from = matto_from,
                               .discard = discard,
                               .tricks = {0, 14},
                               .accuso = {17, 10}});
    table.play("T20 S10 S8 S9");
    return table;
}

} // namespace

TEST_CASE("Tarocco bolognese CAPP-1 … CAPP-4, D-6, V-CAPP-1: cappotto, whatever is in the pile of the side "
          "without a trick") {
    struct Case {
        std::string_view pile;
        int dealer;
        std::string_view discard;
        int matto_from;
    };
    for (const Case& one : {Case{"", 3, "C6 C7", 1}, Case{"M", 3, "C6 C7", 0}, Case{"C6 C7", 0, "C6 C7", 1},
                            Case{"C6 C7 M", 0, "C6 C7", 2}}) {
        CAPTURE(one.pile);
        const HandDriver table = cappotto(one.pile, one.dealer, one.discard, one.matto_from);
        REQUIRE(table.over());
        CHECK(table.count(0) == "");
        CHECK(table.points(0) == 17); // only its own accusi
        CHECK(table.state().counted[1] == 939);
        CHECK(table.points(1) == 939 + 10);
        CHECK(table.state().pile[1] == kWholePack);
        const auto moved = table.events<Transferred>();
        CHECK(moved.size() == (one.pile.empty() ? 0 : 1));
        if (!moved.empty()) CHECK(CardSet(moved[0].cards) == cards(one.pile));
    }
}

TEST_CASE("Tarocco bolognese CAPP-1: a single trick prevents cappotto") {
    const CardSet mine = cards("M DQ S8 S9 S10");
    HandDriver table(LastTrick{.piles = {mine, kWholePack - mine},
                               .cards = {"DQ", "S8", "S9", "S10"},
                               .leader = 0,
                               .matto_from = 0,
                               .discard = "B6 B7",
                               .tricks = {0, 14}});
    table.play("DQ S8 S9 S10");
    CHECK(table.events<Transferred>().size() == 1);
    CHECK(table.events<Transferred>()[0].how == Transfer::paid);
    CHECK(table.state().tricks[0] == 1);
}
