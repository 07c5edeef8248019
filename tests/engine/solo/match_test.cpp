// The match without partners (SOLO-2, SOLO-23 to SOLO-26): seats, dealers, totals, breaking off, desertion.
#include "engine/core/rng.hpp"
#include "engine/minchiate/names.hpp"
#include "engine/minchiate/seat_draw.hpp"
#include "engine/solo/game.hpp"
#include "tests/support/solo/hand_driver.hpp"

#include <doctest/doctest.h>
#include <numeric>

using namespace germini;
using namespace germini::support::solo_game;

namespace {

// Persons or points by number.
template <class List> List numbers(std::initializer_list<int> values) {
    List out;
    for (const int value : values) out.push_back(static_cast<typename List::value_type>(value));
    return out;
}
Persons persons(std::initializer_list<int> values) { return numbers<Persons>(values); }
Totals sums(std::initializer_list<int> values) { return numbers<Totals>(values); }

Match match(std::string_view preset, int girate = 1) {
    const Rules rules = rules_of(preset);
    Persons in_order;
    for (int n = 0; n < seats_of(rules); ++n) in_order.push_back(static_cast<Person>(n));
    return match_of(rules, girate, in_order);
}

// A hand with these points by seat.
void close(Match& match, std::initializer_list<int> points) {
    HandResult result;
    result.amounts = numbers<Amounts>(points);
    result.sides = no_partners(static_cast<int>(points.size()));
    close_hand(match, result);
}
void close_any(Match& match) {
    match.chairs.size() == 2   ? close(match, {1, -1})
    : match.chairs.size() == 3 ? close(match, {2, -1, -1})
                               : close(match, {3, -1, -1, -1});
}

BreakOff left_by(std::initializer_list<int> deserters, bool hand_under_way = true) {
    BreakOff how;
    how.hand_under_way = hand_under_way;
    for (const int person : deserters) how.deserters.add(static_cast<Person>(person));
    return how;
}

} // namespace

TEST_CASE(
    "SOLO-2, D-1, SEAT-3: as many draw as play, and sit in the order of their cards, the highest being the "
    "first dealer") {
    const auto ranking = [](std::string_view top, int people) {
        const auto draw = minchiate::draw_seats(pack_from(top), people);
        Persons out;
        for (int n = 0; n < people; ++n) out.push_back(draw.ranking.at(static_cast<std::size_t>(n)));
        return out;
    };
    CHECK(ranking("C5 T3", 2) == persons({1, 0}));
    CHECK(ranking("CK T1 T40", 3) == persons({2, 1, 0}));
    CHECK(ranking("CK T1 T40 S10", 4) == persons({2, 1, 0, 3}));
    CHECK(ranking("CK SK T9 T3 T5", 3) == persons({2, 1, 0})); // both Kings draw again: T3 and T5
    CHECK(ranking("M T8 T9", 2) == persons({0, 1}));           // the Matto draws again: T9
    const Match seated = match_of(rules_of("three"), 2, persons({2, 0, 1}));
    CHECK(next_hand(seated)->chairs == persons({2, 0, 1}));
    CHECK(index(next_hand(seated)->dealer) == 0);
}

TEST_CASE("SOLO-23, GIR-1, D-50: a girata is one hand dealt by each, a match has a fixed number of them, and "
          "everybody keeps the same seat") {
    const auto lengths = [](std::string_view preset) {
        const auto rounds = rounds_of(rules_of(preset));
        return std::vector<int>(rounds.begin(), rounds.end());
    };
    CHECK(lengths("two") == std::vector{3, 1, 6});
    CHECK(lengths("three") == std::vector{2, 1, 4});
    CHECK(lengths("alone") == std::vector{1, 2, 3});
    for (const std::string_view preset : kPresets)
        for (const int girate : lengths(preset)) {
            const int seats = seats_of(rules_of(preset));
            Match played = match(preset, girate);
            CHECK(Solo::length(played.rules, girate) == girate * seats);
            for (int hand = 0; hand < girate * seats; ++hand) {
                const auto plan = next_hand(played);
                REQUIRE(plan.has_value());
                CHECK(index(plan->dealer) == hand % seats);
                CHECK(plan->round == hand / seats);
                CHECK(plan->chairs == played.chairs);
                CHECK(plan->resting.empty());
                CHECK_FALSE(over(played));
                close_any(played);
            }
            CHECK(over(played));
            CHECK_FALSE(next_hand(played).has_value());
        }
}

TEST_CASE("SOLO-24: the results of the hands are added up per person") {
    Match played = match_of(rules_of("three"), 1, persons({2, 0, 1})); // person 2 sits on chair 0
    close(played, {100, -40, -60});
    close(played, {-10, 5, 5});
    CHECK(totals(played) == sums({-35, -55, 90}));
    close(played, {0, 0, 0});
    CHECK(totals(played) == sums({-35, -55, 90}));
}

TEST_CASE(
    "SOLO-25, D-4, D-51: by consent the finished hands count, in any girata, and nothing else is owed") {
    for (const int hands : {0, 1, 2, 3})
        for (const bool under_way : {false, true}) {
            Match played = match("two", 3);
            for (int i = 0; i < hands; ++i) close(played, {7, -7});
            BreakOff how;
            how.hand_under_way = under_way;
            break_off(played, how);
            CHECK(over(played));
            CHECK(played.broken_off);
            CHECK(played.lines.empty());
            CHECK(totals(played) == sums({7 * hands, -7 * hands}));
        }
}

TEST_CASE(
    "SOLO-26, D-29: each deserter pays 60 points to each who has not deserted, for every unfinished hand of "
    "the girata") {
    SUBCASE("the hand under way is one of them") {
        Match played = match("two", 3);
        close(played, {4, -4});
        break_off(played, left_by({1}));
        REQUIRE(played.lines.size() == 1);
        CHECK(played.lines[0].reason == word(minchiate::GameWord::desertion));
        CHECK(played.lines[0].round == 0);
        CHECK(played.lines[0].hand == 1);
        CHECK(played.lines[0].amounts == numbers<Amounts>({60, -60}));
        CHECK(totals(played) == sums({64, -64}));
        CHECK(over(played));
    }
    SUBCASE("in the first hand of three players all three are owed") {
        Match played = match("three", 2);
        break_off(played, left_by({0}));
        CHECK(played.lines.size() == 3);
        CHECK(totals(played) == sums({-360, 180, 180}));
    }
    SUBCASE("between two hands of a girata those that are left are owed") {
        Match played = match("alone", 2);
        for (int i = 0; i < 5; ++i) close(played, {0, 0, 0, 0});
        break_off(played, left_by({3}, false));
        CHECK(played.lines.size() == 3);
        CHECK(played.lines[0].round == 1);
        CHECK(totals(played) == sums({180, 180, 180, -540}));
    }
    SUBCASE("deserters pay nothing to each other") {
        Match played = match("alone", 1);
        for (int i = 0; i < 3; ++i) close(played, {0, 0, 0, 0});
        break_off(played, left_by({0, 2}));
        CHECK(totals(played) == sums({-120, 120, -120, 120}));
    }
    SUBCASE("the person pays, not the chair") {
        Match played = match_of(rules_of("three"), 1, persons({2, 0, 1}));
        close(played, {0, 0, 0});
        close(played, {0, 0, 0});
        break_off(played, left_by({2}));
        CHECK(totals(played) == sums({60, 60, -120}));
    }
}

TEST_CASE(
    "SOLO-26, D-30: between two girate nothing is owed, nor if all have left, nor in a match that is over") {
    Match between = match("two", 3);
    close(between, {1, -1});
    close(between, {1, -1});
    break_off(between, left_by({0}, false));
    CHECK(between.lines.empty());
    CHECK(over(between));
    Match all = match("alone", 1);
    BreakOff how = left_by({0, 1, 2, 3});
    how.all_left = true;
    break_off(all, how);
    CHECK(totals(all) == sums({0, 0, 0, 0}));
    Match finished = match("two", 1);
    close(finished, {1, -1});
    close(finished, {1, -1});
    break_off(finished, left_by({1}));
    CHECK_FALSE(finished.broken_off);
    CHECK(totals(finished) == sums({2, -2}));
}

TEST_CASE("SOLO-26, D-49: every line of a match without partners sums to zero") {
    Rng rng(1688);
    for (int i = 0; i < 300; ++i) {
        Match played = match(kPresets.at(below(kPresets.size(), rng)), 1);
        const auto hands = below(static_cast<std::uint32_t>(played.chairs.size()), rng);
        for (std::uint32_t hand = 0; hand < hands; ++hand) close_any(played);
        BreakOff how;
        how.hand_under_way = below(2, rng) == 0;
        for (const Person person : played.chairs)
            if (below(2, rng) == 0) how.deserters.add(person);
        break_off(played, how);
        for (const MatchLine& line : played.lines)
            CHECK(std::accumulate(line.amounts.begin(), line.amounts.end(), 0) == 0);
        const Totals all = totals(played);
        CHECK(std::accumulate(all.begin(), all.end(), 0) == 0);
    }
}
