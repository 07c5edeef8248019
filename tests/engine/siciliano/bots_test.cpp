// The policies of Sicilian tarocchi play legally and to the end, and one is stronger than the other.
#include "engine/core/duplicate.hpp"
#include "engine/siciliano/bots/any_rules.hpp"
#include "engine/siciliano/bots/greedy.hpp"
#include "engine/siciliano/bots/random.hpp"
#include "tests/support/siciliano/hand_driver.hpp"

#include <cmath>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::sicilian;

TEST_CASE("Sicilian tarocchi: the greedy bot beats the random one by three standard errors") {
    constexpr int kDeals = 2000;
    for (const std::string_view name : kPresets) {
        double sum = 0, squares = 0;
        for (int i = 0; i < kDeals; ++i) {
            const auto seed = static_cast<std::uint64_t>(i);
            Rng rng(seed);
            const Pack pack = draw_pack(rng);
            const auto [won, of] = duplicate_gain<Siciliano>(
                *preset(name), seat(i % kSeats), pack,
                [](const View& view, Rng&) { return bots::greedy_move(view); },
                [](const View& view, Rng& random) {
                    return bots::random_move(legal_moves(information_state(view)), view.viewer.seat, random);
                },
                seed);
            const double gain = static_cast<double>(won) / static_cast<double>(of);
            sum += gain;
            squares += gain * gain;
        }
        const double mean = sum / kDeals, error = std::sqrt((squares / kDeals - mean * mean) / kDeals);
        CHECK_MESSAGE(mean > 3 * error, name, ": ", mean, ", standard error ", error);
    }
}

TEST_CASE("Sicilian tarocchi: the greedy bot plays legally under any rules") {
    Rng rng(2014);
    int annulled = 0;
    for (int i = 0; i < 500; ++i) {
        const Rules rules = bots::any_rules(rng);
        HandInPlay<Siciliano> hand(rules);
        hand.take(open(rules, seat(i % kSeats), draw_pack(rng)));
        while (!hand.over()) {
            const auto events = decide(hand.state(), bots::greedy_move(hand.view(hand.due())));
            REQUIRE(events.has_value());
            hand.take(*events);
            REQUIRE(check(hand.state()) == "");
        }
        annulled += hand.state().ending == Ending::annulled ? 1 : 0;
    }
    CHECK(annulled > 5);
    CHECK(annulled < 250); // most hands are played
}
