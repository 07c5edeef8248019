// How the Punti of its hands decide a match of Mattazza.
#include "engine/bolognese/punti.hpp"
#include "tests/support/bolognese/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tarocco;

namespace {

Rules rules(int players, MatchEnd end = MatchEnd::drop, int target = 3, bool loser_deals = false) {
    Rules rules = *preset("mattazza");
    rules.players = static_cast<std::uint8_t>(players);
    rules.end = end;
    rules.target = static_cast<std::uint16_t>(target);
    rules.loser_deals = loser_deals;
    return rules;
}
Match begun(const Rules& rules) {
    Persons ranking;
    for (int person = 0; person < rules.players; ++person) ranking.push_back(static_cast<Person>(person));
    return Bolognese::match(rules, 1, ranking);
}
// Closes a hand that these chairs have lost.
void lost(Match& match, std::initializer_list<int> losers) {
    REQUIRE_FALSE(over(match));
    HandResult result;
    for (int chair = 0; chair < match.rules.players; ++chair) result.amounts.push_back(0);
    for (const int loser : losers) result.amounts[static_cast<std::size_t>(loser)] = -1;
    close_hand(match, result);
}
void lost(Match& match, int loser, int times) {
    for (int i = 0; i < times; ++i) lost(match, {loser});
}
SeatSet resting(const Match& match) { return context(match, Seat{}).resting; }

} // namespace

TEST_CASE("Tarocco bolognese MATCH-10: players who reach the target drop out, and the last two win") {
    Match match = begun(rules(4));
    lost(match, 1, 3);
    CHECK_FALSE(over(match));
    CHECK(resting(match) == SeatSet(seat(1)));
    CHECK(context(match, seat(2)).resting == SeatSet(seat(3))); // chair 0 sits on seat 2
    lost(match, 2, 2);
    CHECK_FALSE(over(match));
    lost(match, {2});
    CHECK(over(match));
    CHECK(totals(match) == Totals{0, -3, -3, 0});
}

TEST_CASE("Tarocco bolognese MATCH-10, D-31: players who reach the target in the same hand all lose") {
    Match match = begun(rules(3, MatchEnd::drop, 2));
    lost(match, {0, 1, 2});
    CHECK_FALSE(over(match));
    lost(match, {0, 2});
    CHECK(over(match)); // one winner is left
}

TEST_CASE("Tarocco bolognese V-MAT-4, V-MAT-5: Punti that end a match, and Punti that do not") {
    const Rules three = rules(3), four = rules(4);
    CHECK_FALSE(decided(four, {3, 1, 2, 0}));
    CHECK(decided(four, {3, 3, 2, 0}));
    CHECK(decided(three, {3, 3, 2}));
    CHECK(dropped_out(three, {3, 3, 2}).size() == 2);
    const Rules group_of_four = rules(4, MatchEnd::group), group_of_five = rules(5, MatchEnd::group);
    CHECK(decided(group_of_four, {3, 3, 2, 0}));
    CHECK(decided(group_of_four, {6, 2, 2, 1}));
    CHECK(decided(group_of_four, {6, 3, 1, 0}));
    CHECK(decided(group_of_five, {2, 2, 2, 1, 0}));
    CHECK(decided(group_of_five, {4, 4, 1, 1, 0}));
    CHECK_FALSE(decided(group_of_five, {3, 3, 1, 1, 0}));
}

TEST_CASE("Tarocco bolognese MATCH-11: a group of losers, or one with many Punti, ends the match") {
    for (const int players : {3, 4}) {
        Match match = begun(rules(players, MatchEnd::group));
        lost(match, 0, 3);
        lost(match, 1, 2);
        CHECK_FALSE(over(match));
        lost(match, {1});
        CHECK(over(match)); // two have three
        Match alone = begun(rules(players, MatchEnd::group));
        lost(alone, 2, 5);
        CHECK_FALSE(over(alone));
        lost(alone, {2});
        CHECK(over(alone)); // one has six
        CHECK(resting(alone).empty());
    }
    for (const int players : {5, 6}) {
        Match match = begun(rules(players, MatchEnd::group));
        lost(match, 0, 2);
        lost(match, 1, 2);
        lost(match, 2, 1);
        CHECK_FALSE(over(match));
        lost(match, {2});
        CHECK(over(match)); // three have two
        Match alone = begun(rules(players, MatchEnd::group));
        lost(alone, 4, 3);
        CHECK_FALSE(over(alone));
        lost(alone, {4});
        CHECK(over(alone)); // one has four
    }
}

TEST_CASE("Tarocco bolognese MATCH-12: the first to reach the target loses") {
    Match match = begun(rules(5, MatchEnd::first, 4));
    lost(match, 0, 3);
    lost(match, 1, 3);
    CHECK_FALSE(over(match));
    lost(match, {1});
    CHECK(over(match));
}

TEST_CASE(
    "Tarocco bolognese DEAL-9, D-32: the deal passes to the right, or to the loser, of those still in") {
    Match match = begun(rules(4, MatchEnd::drop, 2));
    lost(match, {1});
    CHECK(match.dealer == seat(1));
    lost(match, {1}); // drops out
    CHECK(match.dealer == seat(2));
    lost(match, {3});
    CHECK(match.dealer == seat(3));
    lost(match, {0});
    CHECK(match.dealer == seat(0));
    lost(match, {2});
    CHECK(match.dealer == seat(2)); // passes over chair 1

    Match loser = begun(rules(5, MatchEnd::drop, 2, true));
    lost(loser, {3});
    CHECK(loser.dealer == seat(3));
    lost(loser, {0, 2}); // two losers: the first at the dealer's right
    CHECK(loser.dealer == seat(0));
    lost(loser, {3, 4}); // 3 drops out, 4 is still in
    CHECK(loser.dealer == seat(4));
    lost(loser, {2}); // drops out: the next at the right deals
    CHECK(loser.dealer == seat(4));
}
