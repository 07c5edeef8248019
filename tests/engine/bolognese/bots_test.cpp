// The policies of Tarocco bolognese play legally and to the end, and one is stronger than the other.
#include "engine/bolognese/bots/greedy.hpp"
#include "engine/bolognese/bots/random.hpp"
#include "engine/core/duplicate.hpp"
#include "engine/core/hand_in_play.hpp"
#include "tests/support/bolognese/hand_driver.hpp"

#include <array>
#include <cmath>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tarocco;

namespace {

// A hand with the greedy bot in these seats and the random one in the others.
State played(const Rules& rules, Seat dealer, const Context& context, SeatSet greedy, Rng& rng) {
    HandInPlay<Bolognese> hand(rules);
    hand.take(open(rules, dealer, draw_pack(rng), context));
    while (!hand.over()) {
        const Seat due = hand.due();
        const LegalMoves offered = legal_moves(information_state(hand.state(), due));
        const Move move =
            greedy.has(due) ? bots::greedy_move(hand.view(due)) : bots::random_move(offered, due, rng);
        const auto decided = decide(hand.state(), move);
        REQUIRE(decided.has_value());
        hand.take(*decided);
        REQUIRE(check(hand.state()) == "");
    }
    return hand.state();
}

} // namespace

TEST_CASE("Tarocco bolognese: the greedy bot plays whole matches of all presets to their end") {
    for (const std::string_view name : kPresets) {
        CAPTURE(name);
        Rng rng(1750);
        for (int matches = 0; matches < 15; ++matches) {
            const Rules rules = *preset(name);
            Persons ranking;
            for (int person = 0; person < rules.players; ++person)
                ranking.push_back(static_cast<Person>(person));
            Bolognese::Match match = Bolognese::match(rules, 1, ranking);
            int hands = 0;
            while (const auto plan = Bolognese::next(match)) {
                const State state = played(match.rules, plan->dealer, Bolognese::context(match, Seat{}),
                                           SeatSet::all(rules.players), rng);
                Bolognese::close(match, *result(state));
                REQUIRE(++hands < 50);
            }
            if (name == "quattro_scartate") CHECK(hands == 4);
            const Totals totals = Bolognese::totals(match);
            if (name == "mattazza")
                CHECK(std::count_if(totals.begin(), totals.end(), [](int sum) { return sum > -3; }) <= 2);
            else if (rules.target > 0)
                CHECK(*std::max_element(totals.begin(), totals.end()) >= rules.target);
        }
    }
}

TEST_CASE("Tarocco bolognese: in every game the greedy bot beats the random one by three standard errors") {
    constexpr int kDeals = 100;
    for (std::string_view name : kPresets) {
        const Rules rules = *preset(name);
        double sum = 0, squares = 0;
        for (int i = 0; i < kDeals; ++i) {
            const auto seed = static_cast<std::uint64_t>(i);
            Rng rng(seed);
            const Pack pack = draw_pack(rng);
            const auto [won, of] = duplicate_gain<Bolognese>(
                rules, seat(i % Bolognese::seats(rules)), pack,
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

TEST_CASE("Tarocco bolognese: random rules use all presets and keep to their options") {
    Rng rng(5);
    std::array<int, kPresets.size()> of_preset{};
    for (int i = 0; i < 500; ++i) {
        const Rules rules = bots::any_rules(rng);
        ++of_preset[static_cast<std::size_t>(rules.preset)];
        for (const Option<Rules>& option : options(rules.preset)) CHECK(option.knows(option.get(rules)));
        const bool has_none = rules.preset == Preset::quattro_scartate || rules.preset == Preset::terziglio;
        CHECK((rules.target == 0) == has_none);
    }
    for (const int rules : of_preset) CHECK(rules > 40);
}

TEST_CASE("Tarocco bolognese OUT-1, D-9: the greedy bot calls out when it can") {
    HandInPlay<Bolognese> hand(*preset("ottocento"));
    hand.take(open(*preset("ottocento"), seat(3), pack_of(3, {"", "", "", "TM1 TM2 TM3"}), {{0, 790}}));
    hand.take(*decide(hand.state(), bots::greedy_move(hand.view(seat(3)))));
    CHECK(hand.state().ending == Ending::called);
    CHECK(hand.over());
}

TEST_CASE("Tarocco bolognese DISC-2: the greedy bot discards plain pips and keeps its combinations") {
    HandInPlay<Bolognese> hand(*preset("quattro_scartate"));
    hand.take(open(*preset("quattro_scartate"), seat(0),
                   pack_of(0, {"CK CQ CN DK DQ D1 TM1 TM2 TM3 T16 T15 SN SJ B7 B8", "", "", ""}, "C7 S8"),
                   {}));
    const Move move = bots::greedy_move(hand.view(seat(0)));
    CHECK(kPips.contains(CardSet(std::get<DiscardMove>(move.what).cards)));
}

TEST_CASE(
    "Tarocco bolognese MATTO-1: the greedy bot covers its Matto on a trick that is lost, and saves a card") {
    HandDriver table(*preset("quattro_scartate"), 3,
                     pack_of(3, {"T20", "M T19 DK DQ DN SK SQ BK BQ CK CQ C1 D1 S1 B1", "", ""}, "S6 S7"));
    table.discard("S6 S7").declare({}).play("T20").declare({});
    const auto card_of = [&] {
        return std::get<PlayMove>(bots::greedy_move(table.view(Viewer{seat(1)})).what).card;
    };
    CHECK(card_of() == kMatto); // the Mondo would fall to the Angelo
}

TEST_CASE("Tarocco bolognese: the greedy bot puts scoring cards on its partner's Angelo") {
    HandDriver table(*preset("quattro_scartate"), 3,
                     pack_of(3, {"T20", "", "DK D6 D7 D8 D9 D10 S8 S9 S10 C6 C7 C8 B6 B7 B8", ""}, "S6 S7"));
    table.discard("S6 S7").trick("T20");
    table.declare({}).play(code(table.legal_moves().cards.first())).declare({});
    const Move move = bots::greedy_move(table.view(Viewer{seat(2)}));
    CHECK(std::get<PlayMove>(move.what).card == card("DK"));
}
