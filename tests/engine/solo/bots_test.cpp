// The bots play legally under any rules of the games without partners; the greedy one is stronger than the
// random one, and knows when to go out.
#include "engine/core/duplicate.hpp"
#include "engine/core/hand_in_play.hpp"
#include "engine/solo/bots/greedy.hpp"
#include "engine/solo/bots/imagination.hpp"
#include "tests/support/solo/hand_driver.hpp"
#include "tests/support/solo/play.hpp"
#include "tests/support/test_size.hpp"

#include <cmath>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::solo_game;

namespace {

Move greedy(const HandDriver& hand) {
    return bots::greedy_move(information_state(hand.state(), seat(hand.due())));
}

} // namespace

TEST_CASE("without partners, the greedy bot's moves are legal under any rules") {
    Rng rng(1688);
    for (int i = 0; i < 200; i += support::sample_interval()) {
        const Rules rules = bots::any_rules(rng);
        HandInPlay<Solo> hand(rules);
        hand.take(
            solo::open(rules, seat(i % seats_of(rules)), support::GameTraits<Solo>::any_pack(rules, rng)));
        while (!hand.over()) {
            const auto decided = decide(hand.state(), bots::greedy_move(hand.view(hand.due())));
            REQUIRE(decided.has_value());
            hand.take(*decided);
        }
        CHECK(check(hand.state()) == "");
    }
}

TEST_CASE("without partners, the greedy bot beats the random one by five standard errors in every preset") {
    const int deals = 300 / std::min(support::sample_interval(), 3);
    for (const std::string_view name : kPresets) {
        double sum = 0, squares = 0;
        for (int i = 0; i < deals; ++i) {
            const auto seed = static_cast<std::uint64_t>(i);
            Rng rng(seed);
            const Rules rules = rules_of(name);
            const Pack pack = draw_pack(rng);
            const auto [won, of] = duplicate_gain<Solo>(
                rules, seat(i % seats_of(rules)), pack,
                [](const View& view, Rng&) { return bots::greedy_move(view); },
                [](const View& view, Rng& random) {
                    return bots::random_move(legal_moves(information_state(view)), view.viewer.seat, random);
                },
                seed);
            const double gain = static_cast<double>(won) / static_cast<double>(of);
            sum += gain;
            squares += gain * gain;
        }
        const double mean = sum / deals, error = std::sqrt((squares / deals - mean * mean) / deals);
        CHECK_MESSAGE(mean > 5 * error, name, ": ", mean, " points per hand, standard error ", error);
    }
}

TEST_CASE("OUT-1: the greedy bot goes out only with neither a trump above 20 nor a counting card") {
    const auto goes_out = [](std::string_view extra) {
        HandDriver hand = deal_with(
            {.rules = rules_of("alone", {.fola = Fola::none, .going_out = GoingOut::minucci}),
             .dealer = 3,
             .hands = {"C2 C3 C4 C5 C6 D2 D3 D4 D5 D6 S2 S3 S4 S5 T6 T7 T8 T9 T11 " + std::string(extra), "",
                       "", ""},
             .exposed = {"S6", "", "", ""}});
        REQUIRE(hand.due() == 0);
        const Move move = greedy(hand);
        CHECK(hand.clause(move) == "");
        return std::get<OutMove>(move.what).out;
    };
    CHECK(goes_out("T19"));
    CHECK_FALSE(goes_out("T21"));
    CHECK_FALSE(goes_out("T1"));
    CHECK_FALSE(goes_out("M"));
    CHECK_FALSE(goes_out("SK")); // guarded by four swords
}

TEST_CASE("without partners, the greedy bot declares everything, accepts a claim, and gives the card of "
          "least value") {
    HandDriver hand =
        deal_with({.rules = rules_of("two"), .dealer = 1, .hands = {"T31-T34 M CK DK SK", "BK T1"}});
    CHECK(std::get<DeclareMove>(greedy(hand).what).versicole.size() == hand.legal_moves(0).versicole.size());
    HandDriver owing(last_tricks({.rules = rules_of("three"),
                                  .dealer = 0,
                                  .leader = 1,
                                  .hands = {"M", "S5", "S4", ""},
                                  .piles = {"T38 CK T3", "", "", ""},
                                  .rich = 1}));
    owing.play("S5 S4 M");
    CHECK(std::get<GiveMove>(greedy(owing).what).card == card("T3"));
    HandDriver claimed(
        last_tricks({.rules = rules_of("two"), .dealer = 1, .hands = {"T40 T39", "C2 C3", "", ""}}));
    claimed.make({seat(0), ClaimMove{}});
    const Move answer = bots::greedy_move(information_state(claimed.state(), seat(1)));
    CHECK(std::get<AnswerMove>(answer.what).accepts);
}

TEST_CASE("without partners, every other player is an opponent to the greedy bot") {
    // Seat 0 plays last to the last tricks of `three`; seat 1 leads.
    const auto last_of_three = [](std::string_view own, std::string_view on_table) {
        const std::vector<Card> others = list(on_table);
        HandDriver hand(
            last_tricks({.rules = rules_of("three"),
                         .dealer = 0,
                         .leader = 1,
                         .hands = {std::string(own), std::string(minchiate::code(others.at(0))) + " S2 S3",
                                   std::string(minchiate::code(others.at(1))) + " S4 S5", ""},
                         .rich = 1}));
        hand.play(on_table);
        return std::string(minchiate::code(
            std::get<PlayMove>(bots::greedy_move(information_state(hand.state(), seat(0))).what).card));
    };
    CHECK(last_of_three("T3 T22 T7", "B5 T35") == "T7"); // seat 2 has the trick: no papa into it
    CHECK(last_of_three("T3 T22 T7", "B5 B6") == "T3");  // the trick is safe for a counting card
    CHECK(last_of_three("T6 T24 T37", "BK B6") == "T6"); // a King is captured cheaply
    CHECK(last_of_three("T6 T24 T37", "T13 T8") == "T24");
    CHECK(last_of_three("T3 T13 M", "T30 T40") == "M");
}
