// Options, dealers, and the matches of both presets.
#include "tests/support/tocchi/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tocchi_game;

namespace {

Match match(const Rules& rules, int rounds = 1) {
    Persons chairs; // the last person deals first
    for (int n = rules.players - 1; n >= 0; --n) chairs.push_back(static_cast<Person>(n));
    return match_of(rules, rounds, chairs);
}
void close(Match& match, std::initializer_list<std::int16_t> amounts) {
    HandResult result;
    for (const std::int16_t amount : amounts) result.amounts.push_back(amount);
    close_hand(match, result);
}
std::vector<int> list_of_totals(const Match& match) {
    const Totals all = totals(match);
    return {all.begin(), all.end()};
}

using Row = std::vector<int>;

} // namespace

TEST_CASE("TOC-1, TOC-11, TOC-18, CALL-1: each preset has its options and their usual values") {
    const Rules six = rules_of("sei_tocchi"), palio = rules_of("palio");
    CHECK(six.players == 4);
    CHECK(six.wagers == Wagers::touches);
    CHECK(six.call == 0);
    CHECK(palio.players == 4);
    CHECK(palio.target == 12);
    CHECK(palio.call == 0);
    const auto names = [](Preset preset) {
        std::string out;
        for (const Option<Rules>& option : options(preset)) {
            out += std::string(option.name) + ":";
            for (const OptionValue& value : option.values) out += " " + std::string(value.text);
            out += "; ";
        }
        return out;
    };
    CHECK(names(Preset::sei_tocchi) == "players: 2 3 4 5 6; wagers: plain touches all; call: 0 3 5 8; ");
    CHECK(names(Preset::palio) == "players: 2 3 4 5 6; target: 10 12; call: 0 3 5 8; ");
    CHECK_FALSE(rules_table().preset("tocchi", kEdition).has_value());
}

TEST_CASE("TOC-1: the deal passes to the right after each hand, and everybody keeps the same chair") {
    for (const std::string_view preset : kPresets)
        for (int players = 2; players <= 6; ++players) {
            Match played = match(rules_of(preset, {{"players", players}}), 3);
            for (int hand = 0; hand < 2 * players; ++hand) {
                const auto plan = next_hand(played);
                REQUIRE(plan.has_value());
                CHECK(index(plan->dealer) == hand % players);
                CHECK(plan->chairs == played.chairs);
                CHECK(plan->resting.empty());
                HandResult nothing;
                for (int s = 0; s < players; ++s) nothing.amounts.push_back(0);
                close_hand(played, nothing);
            }
        }
}

TEST_CASE("TOC-18, D-70: a match of sei tocchi has 3, 1 or 5 rounds, in each of which everybody deals once") {
    const auto rounds = rounds_of(rules_of("sei_tocchi"));
    CHECK(std::vector<int>(rounds.begin(), rounds.end()) == Row{3, 1, 5});
    for (const int length : rounds) {
        Match played = match(rules_of("sei_tocchi", {{"players", 3}}), length);
        CHECK(Tocchi::length(played.rules, length) == 3 * length);
        for (int hand = 0; hand < 3 * length; ++hand) {
            REQUIRE(next_hand(played).has_value());
            CHECK(next_hand(played)->round == hand / 3);
            close(played, {4, -2, -2});
        }
        CHECK_FALSE(next_hand(played).has_value());
        CHECK(list_of_totals(played) == Row{-6 * length, -6 * length, 12 * length}); // person 2 is on chair 0
    }
    CHECK(Tocchi::unit(rules_of("sei_tocchi")).name == "partita");
    CHECK(Tocchi::unit(rules_of("sei_tocchi")).zero_sum);
}

TEST_CASE("TOC-18, D-68: a match of al palio adds up the marks themselves and ends at the target") {
    for (const int target : {10, 12}) {
        Match played = match(rules_of("palio", {{"players", 3}, {"target", target}}));
        CHECK_FALSE(Tocchi::length(played.rules, 1).has_value());
        close(played, {3, 0, 7});
        CHECK(next_hand(played)->round == 0);
        CHECK(score_of(played, seat(0)) == BySeat<std::int16_t>{3, 0, 7});
        CHECK(score_of(played, seat(1)) == BySeat<std::int16_t>{7, 3, 0}); // by seat; chair 0 is at seat 1
        close(played, {0, static_cast<std::int16_t>(target - 1), 0});
        CHECK(next_hand(played).has_value());
        close(played, {0, 1, 1});
        CHECK_FALSE(next_hand(played).has_value());
        CHECK(list_of_totals(played) == Row{8, target, 3});
    }
    CHECK(rounds_of(rules_of("palio")).size() == 1);
    CHECK(Tocchi::unit(rules_of("palio")).name == "lupino");
    CHECK_FALSE(Tocchi::unit(rules_of("palio")).zero_sum);
}

TEST_CASE("TOC-18: the score before a hand counts for al palio alone") {
    Match played = match(rules_of("sei_tocchi", {{"players", 2}}), 3);
    close(played, {5, -5});
    CHECK(score_of(played, seat(0)) == BySeat<std::int16_t>{});
}

TEST_CASE("TOC-18, D-68: the result of a hand is the row of partite, in al palio the marks") {
    HandDriver hand(rules_of("palio"), 2,
                    {"T5 T7 T20 C1 C8 D3 S5", "T6 T36 T37 D5 D7 B2 BJ", "T10 T30 M S4 S7 C9 CQ"}, "T38 D6",
                    {0, 4, 0});
    CHECK_FALSE(Tocchi::result(hand.state()).has_value());
    const auto result = Tocchi::result(hand.turn(2).state());
    REQUIRE(result.has_value());
    CHECK(result->amounts == Amounts{0, 8, 0});
    CHECK(result->sides == no_partners(3));
    HandDriver six(rules_of("sei_tocchi"), 1, {"T25 T10 C2 C4 D7 S1 BK", "T23 T30 C9 D1 S10 B5 M"}, "C3");
    CHECK(Tocchi::result(six.turn().state())->amounts == Amounts{4, -4});
}

TEST_CASE("TOC-19, D-70: a match that is broken off ends as it stands, with or without deserters") {
    for (const std::string_view preset : kPresets)
        for (const bool deserted : {false, true}) {
            Match played = match(rules_of(preset, {{"players", 2}}), 3);
            close(played, {5, 3});
            BreakOff how;
            how.hand_under_way = true;
            if (deserted) how.deserters.add(Person{0});
            Tocchi::break_off(played, how);
            CHECK_FALSE(next_hand(played).has_value());
            CHECK(Tocchi::lines(played).empty());
            CHECK(list_of_totals(played) == Row{3, 5});
        }
}
