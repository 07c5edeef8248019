// The match (MATCH), its seats and what a hand needs to know of it.
#include "tests/support/bolognese/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tarocco;

namespace {

using G = Bolognese;

HandResult hand(int side0, int side1, Ending ending = Ending::counted) {
    const auto a = static_cast<std::int16_t>(side0), b = static_cast<std::int16_t>(side1);
    return {ending, {a, b, a, b}, alternating_sides(4)};
}
// Persons by number.
Persons four(int a, int b, int c, int d) {
    return {static_cast<Person>(a), static_cast<Person>(b), static_cast<Person>(c), static_cast<Person>(d)};
}
Match begun(std::string_view name = "ottocento", const Persons& ranking = four(0, 2, 1, 3)) {
    return G::match(*preset(name), 1, ranking);
}

} // namespace

TEST_CASE(
    "Tarocco bolognese MATCH-1 … MATCH-3: a match to 800 continues until a side reaches it after a hand") {
    Match match = begun();
    CHECK_FALSE(G::length(match.rules, 1).has_value());
    G::close(match, hand(500, 300));
    G::close(match, hand(299, 400));
    CHECK(G::totals(match) == Totals{799, 700, 799, 700});
    CHECK(G::next(match).has_value());
    G::close(match, hand(100, 101));
    CHECK(G::totals(match) == Totals{899, 801, 899, 801}); // both over: the higher wins
    CHECK_FALSE(G::next(match).has_value());
}

TEST_CASE("Tarocco bolognese MATCH-2, VAR-1: the target is a setting of the table") {
    Match match = begun();
    match.rules.target = 1500;
    G::close(match, hand(1499, 0));
    CHECK(G::next(match).has_value());
    G::close(match, hand(1, 0));
    CHECK_FALSE(G::next(match).has_value());
}

TEST_CASE("Tarocco bolognese MATCH-3, D-7: equal scores at or above the target: one more hand, without "
          "calling out") {
    Match match = begun();
    G::close(match, hand(800, 800));
    REQUIRE(G::next(match).has_value());
    CHECK_FALSE(calling_out(match.rules, G::context(match, Seat{})));
    G::close(match, hand(90, 90));
    REQUIRE(G::next(match).has_value());
    G::close(match, hand(90, 91));
    CHECK_FALSE(G::next(match).has_value());
}

TEST_CASE("Tarocco bolognese OUT-10: calling out is possible while every side is below the target") {
    Match match = begun();
    CHECK(calling_out(match.rules, G::Context{})); // a match's first hand
    CHECK(G::context(match, Seat{}) == G::Context{});
    G::close(match, hand(799, 120));
    CHECK(G::context(match, Seat{}).score == std::array<std::int16_t, kSides>{799, 120});
    // If the first dealer is in seat 1 or 3, the dealer's side is the table's side 1.
    CHECK(G::context(match, Seat{1}).score == std::array<std::int16_t, kSides>{120, 799});
    CHECK(G::context(match, Seat{2}).score == std::array<std::int16_t, kSides>{799, 120});
    CHECK(calling_out(match.rules, G::context(match, Seat{})));
    G::close(match, hand(17, 0, Ending::called));
    CHECK_FALSE(G::next(match).has_value());
    CHECK(G::totals(match) == Totals{816, 120, 816, 120});
}

TEST_CASE("Tarocco bolognese MATCH-4, D-10, D-11: four hands, each player dealing once; a tie is drawn") {
    Match match = begun("quattro_scartate");
    CHECK(G::length(match.rules, 1) == 4);
    for (int deal = 0; deal < 4; ++deal) {
        const auto plan = G::next(match);
        REQUIRE(plan.has_value());
        CHECK(index(plan->dealer) == deal);
        CHECK_FALSE(calling_out(match.rules, G::context(match, Seat{})));
        G::close(match, deal % 2 == 0 ? hand(939, 0) : hand(0, 939));
    }
    CHECK_FALSE(G::next(match).has_value());
    CHECK(G::totals(match) == Totals{1878, 1878, 1878, 1878});
}

TEST_CASE("Tarocco bolognese SEAT-2, DEAL-3, D-1: the two higher against the two lower, the highest deals, "
          "then to the right") {
    Match match = begun("ottocento", four(3, 1, 0, 2)); // person 3 drew the highest, 1 the next
    for (int deal = 0; deal < 9; ++deal) {
        const auto plan = G::next(match);
        REQUIRE(plan.has_value());
        CHECK(index(plan->dealer) == deal % 4);
        CHECK(plan->chairs == four(3, 0, 1, 2));
        CHECK(plan->round == 0);
        G::close(match, hand(50, 10));
    }
    CHECK(G::totals(match) == Totals{90, 450, 90, 450}); // by person: 3 and 1 are partners
}

TEST_CASE("Tarocco bolognese MATCH-5: a match stopped early ends with its current scores, without lines") {
    for (const char* name : {"ottocento", "quattro_scartate"}) {
        Match match = begun(name);
        G::close(match, hand(75, 270));
        G::break_off(match, {.hand_under_way = true, .deserters = PersonSet(Person{1}), .all_left = false});
        CHECK_FALSE(G::next(match).has_value());
        CHECK(G::lines(match).empty());
        CHECK(G::totals(match) == Totals{75, 270, 75, 270});
    }
    CHECK(G::rounds({}).size() == 1);
    CHECK(G::rounds({})[0] == 1);
}

TEST_CASE("Tarocco bolognese SEAT-1, MATCH-1: each seat's amount is its side's points") {
    HandDriver table(*preset("quattro_scartate"), 0, pack_of(0, {"", "", "", ""}));
    CHECK_FALSE(result(table.state()).has_value());
    table.discard(std::string(code(table.legal_moves().cards.nth(0))) + " " +
                  std::string(code(table.legal_moves().cards.nth(1))));
    while (!table.over()) {
        if (table.phase() == Phase::declare) table.declare({});
        table.play(code(table.legal_moves().cards.first()));
    }
    const auto closed = result(table.state());
    REQUIRE(closed.has_value());
    CHECK(closed->ending == Ending::counted);
    for (std::size_t s = 0; s < kSeats; ++s) CHECK(closed->amounts[s] == table.state().points[s % 2]);
}

TEST_CASE("Tarocco bolognese: a score above the largest representable one is sent as the largest") {
    Match match = begun();
    match.score = {40000, 12};
    CHECK(G::context(match, Seat{}).score == std::array<std::int16_t, kSides>{32767, 12});
    Match without = begun("quattro_scartate");
    without.score = {40000, 12};
    CHECK(G::context(without, Seat{}) == G::Context{}); // no target, no context
}
