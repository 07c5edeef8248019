// A match to a target, and its dealers.
#include "tests/support/siciliano/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::sicilian;

namespace {

HandResult gained(std::int16_t first, std::int16_t second) {
    return {Ending::counted, {first, second, first, second}, alternating_sides(kSeats)};
}
Match at_score(int first, int second) {
    Match match = match_of(*preset("tortorici2014"), {Person{0}, Person{1}, Person{2}, Person{3}});
    match.score = {first, second};
    return match;
}

} // namespace

TEST_CASE("Sicilian tarocchi (MATCH-1, MATCH-2, V-MATCH-1, VAR-1): the first side at the target wins") {
    Match match = at_score(47, 50);
    close_hand(match, gained(4, 0));
    CHECK(over(match));
    CHECK(totals(match) == Totals{51, 50, 51, 50});
    match = at_score(50, 50);
    close_hand(match, gained(0, 0));
    CHECK_FALSE(over(match));
    match.rules.target = 50;
    CHECK(over(match));
}

TEST_CASE(
    "Sicilian tarocchi (DEAL-5, MATCH-3, D-1): the deal passes to the right, except after an annulled hand") {
    Match match = at_score(0, 0);
    close_hand(match, gained(3, 0));
    CHECK(next_hand(match)->dealer == seat(1));
    close_hand(match, {Ending::annulled, {0, 0, 0, 0}, alternating_sides(kSeats)});
    CHECK(next_hand(match)->dealer == seat(1));
    CHECK(match.score == BySide<std::int32_t>{3, 0});
}

TEST_CASE("Sicilian tarocchi: both presets have the options of the rules") {
    CHECK(options().size() == 11);
    const Rules dummett = *preset("dummett");
    CHECK(dummett.exposure == Exposure::first_second);
    CHECK(dummett.word_rounds == 2);
    CHECK(dummett.words == Words::arie_re);
    CHECK(dummett.silence);
    CHECK(dummett.aria_giove);
    CHECK_FALSE(dummett.bottom_peek);
    CHECK_FALSE(dummett.calls);
    CHECK(dummett.fujutu_lead);
    CHECK(dummett.target == 51);
    CHECK_FALSE(preset("tortorici").has_value());
}
