// Following, tricks, and the Fujutu with its debt.
#include "engine/siciliano/count.hpp"
#include "tests/support/siciliano/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::sicilian;

namespace {

// Plays the last trick of a hand with these piles and four cards, led by seat 0.
State played(int dealer, std::string_view own_pile, const std::array<std::string_view, kSeats>& hands,
             std::string_view discard, bool own_is_first = true) {
    CardSet rest = kWholePack - cards(own_pile) - cards(discard);
    for (const std::string_view hand : hands) rest -= cards(hand);
    const std::array<CardSet, kSides> piles =
        own_is_first ? std::array{cards(own_pile), rest} : std::array{rest, cards(own_pile)};
    HandDriver hand(last_trick(dealer, piles, hands, 0, discard));
    for (int i = 0; i < kSeats; ++i) hand.play(hands[static_cast<std::size_t>(i)]);
    return hand.state();
}

} // namespace

TEST_CASE("Sicilian tarocchi (TRICK-2, FUJ-3, CARD-5, V-TRICK-1 … V-TRICK-4): the highest trump wins, else "
          "the highest card of the suit led") {
    const auto winner = [](std::initializer_list<std::string_view> codes) {
        Trick trick;
        int i = 0;
        for (const std::string_view code : codes) trick.cards[static_cast<std::size_t>(i++)] = card(code);
        return index(winner_of(trick));
    };
    CHECK(winner({"D4", "DQ", "T0", "T1"}) == 3);
    CHECK(winner({"SK", "S5", "M", "T0"}) == 3);
    CHECK(winner({"M", "BK", "B7", "C10"}) == 1);
    CHECK(winner({"SK", "M", "S5", "T0"}) == 3);
    CHECK(winner({"C5", "C10", "DK", "C9"}) == 1);
}

TEST_CASE("Sicilian tarocchi (PLAY-1, PLAY-2, PLAY-3, PLAY-5, FUJ-1, FUJ-2, D-10, VAR-3): following suit, "
          "trumping, and leading the Fujutu") {
    PublicState table;
    std::string_view barred;
    const CardSet hand = cards("C5 CK D6 T3 M");
    table.trick.cards[0] = card("C9");
    table.trick.count = 1;
    CHECK(playable(table, hand, barred) == cards("C5 CK M"));
    CHECK(barred == "PLAY-1");
    table.trick.cards[0] = card("S9");
    CHECK(playable(table, hand, barred) == cards("T3 M"));
    CHECK(barred == "PLAY-2");
    table.trick.cards[0] = card("T9");
    CHECK(playable(table, hand, barred) == cards("T3 M"));
    CHECK(playable(table, cards("C5 M"), barred) == cards("C5 M"));
    table.trick.cards[0] = kFujutu; // the next card sets the suit
    CHECK(playable(table, hand, barred) == hand);
    table.trick = {};
    CHECK(playable(table, hand, barred) == hand);
    table.rules.fujutu_lead = false;
    CHECK(playable(table, hand, barred) == hand - cards("M"));
    CHECK(barred == "FUJ-1");
    CHECK(playable(table, cards("M"), barred) == cards("M"));
}

TEST_CASE("Sicilian tarocchi (FUJ-5, FUJ-6, V-FUJ-1, V-FUJ-3, V-FUJ-4): the weakest scartina is a low suit "
          "card, then a low trump") {
    CHECK(code(weakest_scartina(cards("C5 D5 T0 T2 CK"))) == "C5");
    CHECK(code(weakest_scartina(cards("T2 T0"))) == "T0");
    CHECK(code(weakest_scartina(cards("S6 D4 B5"))) == "D4");
    CHECK(weakest_scartina(cards("CJ T1 T20 SK")) == kNoCard);
    CHECK(code(last_payment(cards("M CJ DJ DQ"))) == "CJ");
    CHECK(code(last_payment(cards("M T20 T19 T17 T1"))) == "T17");
    CHECK(code(last_payment(cards("M CK T16"))) == "CK");
    CHECK(last_payment(cards("M")) == kFujutu);
}

TEST_CASE("Sicilian tarocchi (FUJ-4, FUJ-5, D-9): the Fujutu's side pays at once out of its tricks") {
    const State s = played(1, "C5 D5 T2 CK", {"SK", "S5", "M", "T0"}, "C6 C7 C8");
    CHECK(s.fujutu.owed);
    CHECK(code(s.fujutu.paid) == "C5");
    CHECK(s.pile[0].has(kFujutu));
    CHECK(s.pile[1].has(card("C5")));
    CHECK(s.fujutu.trick == 14);
}

TEST_CASE("Sicilian tarocchi (FUJ-4): a Fujutu in a trick of its own side costs nothing") {
    const State s = played(1, "C5 D5 T2 CK", {"SK", "M", "S5", "T0"}, "C6 C7 C8");
    CHECK(s.fujutu.seat == seat(1));
    CHECK_FALSE(s.fujutu.owed);
    CHECK(s.fujutu.paid == kNoCard);
}

TEST_CASE("Sicilian tarocchi (FUJ-6, FUJ-7, D-9, V-FUJ-2 … V-FUJ-4): a debt that the tricks cannot pay is "
          "due after the last trick") {
    // The dealer's side without a trick, out of the discards.
    State s = played(0, "", {"M", "T20", "C6", "C7"}, "CJ DJ DQ");
    CHECK(code(s.fujutu.paid) == "CJ");
    // The others, whose only trick has counting cards alone.
    s = played(1, "T20 T19 T17 T1", {"M", "T16", "C6", "C7"}, "CJ DJ DQ");
    CHECK(code(s.fujutu.paid) == "T17");
    // The others without a trick surrender the Fujutu.
    s = played(1, "", {"M", "T20", "C6", "C7"}, "CJ DJ DQ");
    CHECK(s.fujutu.paid == kFujutu);
    CHECK(s.pile[0].empty());
    CHECK(s.gains == BySide<std::int16_t>{0, 54});
    // Only court cards in the tricks, a scartina in the discards.
    s = played(0, "CK CQ CN DK", {"M", "T20", "C6", "C7"}, "CJ S9 DQ");
    CHECK(code(s.fujutu.paid) == "S9");
}

TEST_CASE("Sicilian tarocchi (COUNT-2, COUNT-3, V-HAND-1, V-HAND-2): the last trick decides the example of a "
          "hand") {
    const CardSet others =
        cards("T20 T1 M CK DK T19 SQ BN DJ T15 T14 T2 C10 C9 C8 D7 D6 D5 S10 S9 B8 B7 B6 B5");
    CHECK(gain(card_points(others) + 5, false) == 4);
    CHECK(gain(card_points(kWholePack - others), true) == 0);
    CHECK(gain(card_points(others), false) == 0);
    CHECK(gain(card_points(kWholePack - others) + 5, true) == 1);
}
