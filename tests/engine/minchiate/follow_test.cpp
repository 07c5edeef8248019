// Legal cards: the vectors of the rules and the clauses that a refused card breaks.
#include "tests/support/minchiate/position.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support;

namespace {

const minchiate::Rules kBooklet = *minchiate::preset("germini");

/// Seat 0's hand after the seats before it have played `on_table` (seat 0 is last except for the leader's
/// choice).
struct Asked {
    Asked(std::string_view hand, std::string_view on_table, std::string_view led_before = "")
        : table([&] {
              Position position(kPagat);
              if (!led_before.empty()) position.led_before(led_before);
              const int played = static_cast<int>(list(on_table).size());
              return position.hand(0, hand).on_table((4 - played) % 4, on_table).table();
          }()) {}

    CardSet may() const { return table.legal_moves(0).cards; }
    std::string clause(std::string_view code) const { return table.clause_of_play(code); }
    HandDriver table;
};

} // namespace

TEST_CASE("V-N1, PLAY-2, MAT-1: a player follows suit or plays the Matto") {
    const Asked hand("C3 C9 T7 M", "CQ");
    CHECK(hand.may() == cards("C3 C9 M"));
    CHECK(hand.clause("T7") == "PLAY-2");
    CHECK(hand.clause("D3") == "HOLD-1");
    CHECK(hand.clause("M").empty());
}

TEST_CASE("V-N2, PLAY-3: a player without the suit plays a trump, not necessarily a higher one") {
    const Asked hand("D3 T7 T40 M", "CQ");
    CHECK(hand.may() == cards("T7 T40 M"));
    CHECK(hand.clause("D3") == "PLAY-3");
    CHECK(Asked("T2 T30", "C5 T9").may() == cards("T2 T30"));
}

TEST_CASE("V-N3, PLAY-4: a player with neither suit nor trumps plays any card") {
    CHECK(Asked("D3 SK M", "CQ").may() == cards("D3 SK M"));
}

TEST_CASE("V-N4, PLAY-2, PLAY-4: a led trump is followed; without trumps any card is played") {
    const Asked hand("D3 T1 M", "T20");
    CHECK(hand.may() == cards("T1 M"));
    CHECK(hand.clause("D3") == "PLAY-2");
    CHECK(Asked("D3 SK", "T20").may() == cards("D3 SK"));
}

TEST_CASE("V-N5, KING-1, MAT-2: the King is forced, and the Matto is no escape") {
    const Asked hand("CK C3 T7 M", "C5 T9");
    CHECK(hand.may() == cards("CK"));
    CHECK(hand.clause("C3") == "KING-1");
    CHECK(hand.clause("T7") == "KING-1");
    CHECK(hand.clause("M") == "MAT-2");
    const Asked two("CK M", "C5 T9");
    CHECK(two.may() == cards("CK"));
    CHECK(two.clause("M") == "MAT-2");
}

TEST_CASE("V-N6, KING-2, KING-3: the King is not forced before a trump was played, nor in later tricks of "
          "the suit") {
    CHECK(Asked("CK C3 T7 M", "C5 C9").may() == cards("CK C3 M"));
    CHECK(Asked("CK C3 T7 M", "C5 T9", "C7").may() == cards("CK C3 M"));
    // A round of another suit does not spend this one; a trick led with a trump spends none.
    CHECK(Asked("CK C3 T7 M", "C5 T9", "D7").may() == cards("CK"));
    CHECK(Asked("CK C3 T7 M", "C5 T9", "T30").may() == cards("CK"));
    // A later trump does not reach back: the leader's own trump is the suit, not a cut.
    CHECK(Asked("CK T3", "T9").may() == cards("T3"));
}

TEST_CASE("V-N7, KING-1: the partner's trump forces the King too") {
    CHECK(Asked("BK B2", "B5 T9 M").may() == cards("BK"));
    CHECK(Asked("BK B2", "B5 M T9").may() == cards("BK"));
    CHECK(Asked("BK B2", "B5 M B9").may() == cards("BK B2"));
}

TEST_CASE("V-N8, MAT-11, MAT-12: after a led Matto the second card counts as the lead") {
    CHECK(Asked("CK D3 T7", "M").may() == cards("CK D3 T7"));
    CHECK(Asked("CK C3 T7", "M C5 T9").may() == cards("CK"));
    CHECK(Asked("CK C3 T7", "M T9").may() == cards("T7"));
    CHECK(Asked("CK C3 T7", "M C5 T9", "C7").may() == cards("CK C3"));
    CHECK(Asked("CK C3 T7", "M C5").may() == cards("CK C3"));
}

TEST_CASE("MAT-12: the second card after a led Matto spends the suit") {
    Position position(kPagat);
    position.hand(0, "M D2").hand(1, "C5 D3").hand(2, "C6 D4").hand(3, "C7 D5").up_to_trick(3, 0);
    HandDriver table = position.table();
    table.play("M C5 C6 C7"); // seat 3 wins with the best pip of a round suit, C5 is seat 1's
    CHECK(table.state().last_winner == seat(1));
    CHECK((table.state().suits_led & 1u) == 1u);
}

TEST_CASE("V-N9: a hand that consists of the Matto alone") { CHECK(Asked("M", "C5").may() == cards("M")); }

TEST_CASE("PLAY-1: any card may be led") {
    Position position(kPagat);
    const HandDriver table = position.hand(0, "C3 T40 M CK").up_to_trick(2, 0).table();
    CHECK(table.legal_moves(0).cards == cards("C3 T40 M CK"));
    CHECK(table.due() == seat(0));
}

TEST_CASE("PLAY-5, MAT-1: the winner of a trick leads to the next") {
    const auto winner = [](std::string_view four) {
        Position position(kPagat);
        const auto order = list(four);
        for (int s = 0; s < 4; ++s) {
            // One more card each, so that the hand continues.
            const std::string more[] = {"S1", "S2", "S3", "S4"};
            position.hand(s,
                          std::string(minchiate::code(order[static_cast<std::size_t>(s)])) + " " + more[s]);
        }
        HandDriver table = position.up_to_trick(4, 0).table();
        table.play(four);
        CHECK(table.state().trick.leader == table.state().last_winner);
        CHECK(table.due() == table.state().last_winner);
        return index(table.state().last_winner);
    };
    CHECK(winner("C5 C3 CQ CK") == 3);
    CHECK(winner("C5 C3 C9 C7") == 1);  // round suit: the 3 beats the 5
    CHECK(winner("B5 B3 B9 B7") == 2);  // long suit: the 9 beats the rest
    CHECK(winner("C5 DK BK D9") == 0);  // other suits never win
    CHECK(winner("C5 T1 CK D9") == 1);  // the lowest trump beats the King
    CHECK(winner("C5 T9 T30 D9") == 2); // the highest trump
    CHECK(winner("T9 T8 M T7") == 0);
    CHECK(winner("M C5 T9 C9") == 2);
    CHECK(winner("M C9 D5 C8") == 3);
    CHECK(winner("M D5 CK CQ") == 1);
    CHECK(winner("C5 M D9 B9") == 0);
}

TEST_CASE("HOLD-1: a card that is not in the hand is refused") {
    const Asked hand("C3 C9", "CQ");
    for (std::string_view other : {"C4", "CQ", "T5", "M"}) CHECK(hand.clause(other) == "HOLD-1");
    CHECK(hand.table.clause({seat(0), minchiate::PlayMove{kNoCard, kNoSeat}}) == "HOLD-1");
}

TEST_CASE("MAT-1: the Matto may be led and played to any trick, whatever the presets") {
    for (const auto& rules : {kPagat, kBooklet}) {
        Position position(rules);
        const HandDriver table = position.hand(0, "C3 M").on_table(3, "C5").table();
        CHECK(table.legal_moves(0).cards == cards("C3 M"));
    }
}
