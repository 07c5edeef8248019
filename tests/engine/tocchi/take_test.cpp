// The deal, and to whom a turned card goes.
#include "tests/support/tocchi/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tocchi_game;

namespace {

// Nobody has swords or batons.
const Hands kNoSwords{"T1 T10 C2 C4 D7 D9 DK", "T23 T30 C9 D1 CQ CN CJ"};

// Where a card goes that is turned first.
std::string goes(const Rules& rules, const Hands& hands, std::string_view code) {
    return HandDriver(rules, 1, hands, code).turn().last();
}

} // namespace

TEST_CASE(
    "TOC-1, TOC-3, D-61, D-63: two to six players get the pack's first seven cards each, the dealer last") {
    for (int players = 2; players <= 6; ++players)
        for (int dealer = 0; dealer < players; ++dealer) {
            Pack pack{};
            int place = 0;
            for (const Card one : minchiate::kWholePack) pack.at(static_cast<std::size_t>(place++)) = one;
            State state;
            for (const Event& event : open(rules_of("palio", {{"players", players}}), seat(dealer), pack, {}))
                fold(state, event);
            CHECK(check(state).empty());
            CHECK(state.due == SeatSet(seat(dealer)));
            for (int i = 1; i <= players; ++i) {
                const Seat owner = after(seat(dealer), i, players);
                CHECK(at(state.face_up, owner).size() == 7);
                for (int n = 7 * (i - 1); n < 7 * i; ++n)
                    CHECK(at(state.face_up, owner).has(pack.at(static_cast<std::size_t>(n))));
            }
        }
}

TEST_CASE("TOC-2, D-62: a row is numbered from 1 to the King at 14, alike in all suits") {
    for (const char suit : {'C', 'D', 'S', 'B'}) {
        const auto code = [suit](const char* rank) { return suit + std::string(rank); };
        int number = 1;
        for (const char* rank : {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"})
            CHECK(distance(card(code(rank)), cards(code("1"))) == number++ - 1);
        CHECK(neighbours(card(code("1"))) == cards(code("2")));
        CHECK(neighbours(card(code("K"))) == cards(code("Q")));
    }
    CHECK(neighbours(card("T1")) == cards("T2"));
    CHECK(neighbours(card("T40")) == cards("T39"));
    CHECK(neighbours(card("C10")) == cards("C9 CJ"));
    CHECK(neighbours(card("M")).empty());
}

TEST_CASE(
    "TOC-4, TURN-1, TURN-2, TURN-3: the dealer alone turns, one card of the pack for each move, until the "
    "hand is over") {
    HandDriver hand(rules_of("sei_tocchi"), 1, kTwo, "T24 T26 D8 B6 S9 C3");
    CHECK(hand.clause_of_turn(0) == "TURN-1");
    CHECK(hand.clause_of_turn(2) == "TURN-1"); // no such seat
    CHECK(hand.clause_of_turn(index(kNoSeat)) == "TURN-1");
    CHECK(hand.clause_of_call(1) == "TURN-2");
    hand.turn(5);
    CHECK(hand.state().cards == 5);
    CHECK(hand.state().taken[1] == cards("B6 S9"));
    CHECK(hand.state().middle == cards("T24"));
    CHECK_FALSE(hand.over());
    hand.turn();
    REQUIRE(hand.over());
    CHECK(hand.clause_of_turn(1) == "TURN-3");
    CHECK(hand.clause_of_call(0) == "TURN-3");
}

TEST_CASE(
    "TOC-5: cards that a player has taken touch nothing, neither does their neighbour make a pappoleggio") {
    const Hands hands{"T25 T10 C2 C5 D7 S1 BK", "T23 T30 C9 D1 S10 B5 M"};
    HandDriver hand(rules_of("sei_tocchi"), 1, hands, "T26 T27 C4 C3");
    CHECK(hand.turn().last() == "seat 0");
    CHECK(hand.turn().last() == "nobody"); // only the T26 is next to it
    CHECK(hand.turn(2).taken(0) == "T26 C4 C3");
    CHECK_FALSE(hand.over()); // of the C3's neighbours the C4 lies aside
}

TEST_CASE("TOC-7: in sei tocchi a card goes to the only player whom it touches, otherwise to the middle") {
    const Rules rules = rules_of("sei_tocchi");
    CHECK(goes(rules, kTwo, "D8") == "seat 0");
    CHECK(goes(rules, kTwo, "D2") == "seat 1");
    CHECK(goes(rules, kTwo, "T24") == "shared");
    CHECK(goes(rules, kTwo, "D3") == "nobody"); // at two from one player
    CHECK(goes(rules, kTwo, "DK") == "nobody");
    CHECK(goes(rules, kNoSwords, "S5") == "nobody");
    CHECK(goes(rules, kNoSwords, "M") == "nobody");
    CHECK(goes(rules, kNoSwords, "D8") == "seat 0"); // two of its cards, but one player
}

TEST_CASE("TOC-8: in al palio a card goes to the player who is nearest, at any distance") {
    const Rules rules = rules_of("palio");
    CHECK(goes(rules, kNoSwords, "T16") == "seat 0"); // at 6, the other at 7
    CHECK(goes(rules, kNoSwords, "T40") == "seat 1"); // at 10
    CHECK(goes(rules, kNoSwords, "D4") == "shared");  // both at 3
    CHECK(goes(rules, kNoSwords, "D5") == "seat 0");  // at 2, the other at 4
    CHECK(goes(rules, kNoSwords, "S5") == "nobody");
    CHECK(goes(rules, kNoSwords, "B1") == "nobody");
    CHECK(goes(rules, kNoSwords, "M") == "nobody");
    CHECK(goes(rules, kTwo, "BQ") == "seat 0"); // touches the King
    CHECK(goes(rules, kTwo, "B4") == "seat 1");
}
