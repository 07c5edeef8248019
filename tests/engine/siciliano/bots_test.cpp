// The policies of Sicilian tarocchi play legally and to the end, and one is stronger than the other.
#include "engine/core/duplicate.hpp"
#include "engine/siciliano/bots/calls.hpp"
#include "engine/siciliano/bots/greedy.hpp"
#include "engine/siciliano/bots/random.hpp"
#include "tests/support/siciliano/hand_driver.hpp"

#include <algorithm>
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
            const auto decided = decide(hand.state(), bots::greedy_move(hand.view(hand.due())));
            REQUIRE(decided.has_value());
            hand.take(*decided);
            REQUIRE(check(hand.state()) == "");
        }
        annulled += hand.state().ending == Ending::annulled ? 1 : 0;
    }
    CHECK(annulled > 5);
    CHECK(annulled < 250); // most hands are played
}

namespace {

// What seat 0 sees of a hand in play; seat 2 is its partner.
View seen_in_play(std::string_view hand) {
    View view = view_of(*preset("tortorici2014"), Viewer{seat(0)});
    view.dealer = seat(3);
    view.phase = Phase::play;
    view.due = SeatSet(seat(0));
    view.hand[0].cards = cards(hand);
    return view;
}
PlayMove greedy_play(const View& view) { return std::get<PlayMove>(bots::greedy_move(view).what); }
bool makes(const PlayMove& move, Call call) {
    return std::find(move.calls.begin(), move.calls.end(), call) != move.calls.end();
}

} // namespace

TEST_CASE("Sicilian tarocchi (CALL-2, CALL-3, CALL-6): the greedy bot calls high trumps, each once") {
    View view = seen_in_play("T20 T19 C5");
    view.trick.leader = seat(1);
    view.trick.cards = {kNoCard, card("C9"), card("C8"), card("C7")};
    view.trick.count = 3; // it follows with the only card of the suit
    const PlayMove move = greedy_play(view);
    CHECK(move.card == card("C5"));
    CHECK(makes(move, Call::batto));
    CHECK(makes(move, Call::balla));
    CHECK(move.calls.size() == 2);
    view.shown[0] = cards("T20 T19");
    CHECK(greedy_play(view).calls.empty());
    view.shown[0] = {};
    view.rules.calls = false;
    CHECK(greedy_play(view).calls.empty());
}

TEST_CASE("Sicilian tarocchi (CALL-2, CALL-10): the greedy bot relies on its partner's call") {
    View view = seen_in_play("T1 T5 C5 C6");
    CHECK(greedy_play(view).card != card("T1"));
    view.note_call(seat(2), Call::giove);
    CHECK(greedy_play(view).card == card("T1")); // the partner takes it with Giove
    view.played = cards("T20");
    CHECK(greedy_play(view).card != card("T1"));
    // A trick led with a trump, in which the partner plays after the bot.
    view = seen_in_play("T1 T5 C5 C6");
    view.trick.leader = seat(3);
    view.trick.cards = {kNoCard, kNoCard, kNoCard, card("T7")};
    view.trick.count = 1;
    CHECK(greedy_play(view).card == card("T5"));
    view.note_call(seat(2), Call::giove);
    CHECK(greedy_play(view).card == card("T1"));
}
