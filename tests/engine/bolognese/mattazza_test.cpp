// Mattazza: three to six players, each alone, who want a trick but few points.
#include "engine/bolognese/draw.hpp"
#include "engine/core/rng.hpp"
#include "tests/support/bolognese/hand_driver.hpp"

#include <doctest/doctest.h>
#include <numeric>

using namespace germini;
using namespace germini::support::tarocco;

namespace {

Rules mattazza(int players = 4) {
    Rules rules = *preset("mattazza");
    rules.players = static_cast<std::uint8_t>(players);
    return rules;
}
// Seat 0 leads to the first trick.
HandDriver dealt(const std::vector<std::string_view>& hands, const Context& context = {}) {
    const Rules rules = mattazza(static_cast<int>(hands.size()));
    const int dealer = rules.players - 1;
    return {rules, dealer, pack_alone(rules, dealer, hands), context};
}
// A finished hand of four with these tricks and points.
State counted(const std::array<int, 4>& tricks, const std::array<int, 4>& points) {
    State state;
    state.rules = mattazza();
    state.sides = first_sides(state.shape());
    for (std::size_t i = 0; i < 4; ++i) {
        state.tricks[i] = static_cast<std::uint8_t>(tricks[i]);
        state.points[i] = static_cast<std::int16_t>(points[i]);
    }
    state.phase = Phase::over;
    return state;
}
Amounts amounts(const std::array<int, 4>& tricks, const std::array<int, 4>& points) {
    return result(counted(tricks, points))->amounts;
}
// Three players of whom seat 0 has all trumps but the Mori and takes all tricks; seat 1 holds the Matto.
HandDriver swept() {
    return dealt({"T20 T19 T18 T17 T16 T15 T14 T13 T12 T11", "M C6 C7 C8 C9 C10 D6 D7 D8 D9",
                  "S6 S7 S8 S9 S10 B6 B7 B8 B9 B10"});
}

} // namespace

TEST_CASE(
    "Tarocco bolognese SEAT-5, DEAL-8, TRICK-6, V-DEAL-2: three to six players get ten cards each, and the "
    "seat at the dealer's right leads") {
    for (int players = 3; players <= 6; ++players) {
        CAPTURE(players);
        const Rules rules = mattazza(players);
        HandDriver table(rules, 1, pack_alone(rules, 1, {}));
        CHECK(Bolognese::seats(rules) == players);
        CHECK(Bolognese::sides(rules) == no_partners(players));
        CHECK(Bolognese::unit(rules).name == "punto");
        const auto packets = table.events<Dealt>();
        REQUIRE(packets.size() == static_cast<std::size_t>(2 * players));
        for (std::size_t i = 0; i < packets.size(); ++i) {
            CHECK(packets[i].seat == after(seat(1), 1 + static_cast<int>(i), players));
            CHECK(packets[i].cards.size() == 5);
        }
        CHECK(table.state().stock.size() == kCards - 10 * players);
        CHECK(table.phase() == Phase::play);
        CHECK(table.due() == 2);
        table.play_out();
        CHECK(table.events<TrickWon>().size() == 10);
        CHECK(table.events<Gathered>()[0].cards.size() >= static_cast<std::size_t>(players - 1));
    }
}

TEST_CASE("Tarocco bolognese DEAL-8, SAY-1: nobody discards, declares, signals or claims") {
    HandDriver table = dealt({"C6 TM1 TM2 TM3", "", ""});
    CHECK(table.clause({seat(0), DeclareMove{{}, false}}) == "TURN-2");
    CHECK(table.clause({seat(0), DiscardMove{run("C6")}}) == "TURN-2");
    CHECK(table.clause({seat(0), CallMove{}}) == "TURN-2");
    CHECK(table.clause({seat(0), BidMove{}}) == "TURN-2");
    CHECK(table.clause_of_play("TM1", Signal::busso) == "SAY-1");
    HandDriver winner = swept();
    winner.play("T20 C6 S6");
    CHECK(winner.clause({seat(0), ClaimMove{}}) == "CLAIM-1");
}

TEST_CASE("Tarocco bolognese GIVE-8: a player without a trick gives the Matto itself") {
    HandDriver table = swept();
    table.play_out();
    const auto moved = table.events<Transferred>();
    REQUIRE(moved.size() == 1);
    CHECK(moved[0].how == Transfer::paid);
    CHECK(moved[0].by == seat(1));
    CHECK(CardSet(moved[0].cards) == CardSet(kMatto));
    CHECK(table.state().pile[0].has(kMatto));
    CHECK(table.state().pile[0].size() == 30);
    CHECK(table.state().pile[1].empty());
    CHECK(result(table.state())->amounts == Amounts{0, -1, -1}); // COUNT-10: both took none
}

TEST_CASE("Tarocco bolognese GIVE-8, D-19, V-GIVE-3: a scartino of the pile is given to the winner of the "
          "Matto's trick") {
    // Seat 1 takes two tricks, then leads the Matto to one that seat 2 wins.
    HandDriver table = dealt({"C6 C7 C8 C9 C10 D6 D7 D8 D9 D10", "T20 M S6 S7 S8 S9 S10 S1 SJ SN",
                              "C1 CK CQ CN CJ DK DQ DN DJ D1"});
    table.play("C6 T20 C1").play("S6 DK C7").play("M CK C8");
    while (table.phase() != Phase::give) table.play(code(table.legal_moves().cards.first()));
    CHECK(table.due() == 1);
    const CardSet pile = table.state().pile[1];
    CHECK(table.clause_of_give("T20") == "GIVE-1"); // a card of value
    CHECK(table.clause_of_give("M") == "GIVE-1");
    CHECK(table.clause_of_give("C10") == (pile.has(card("C10")) ? "" : "GIVE-1"));
    CHECK(table.clause_of_give("C6") == ""); // a pip
    CHECK(table.clause_of_give("C1") == ""); // an ace
    table.give("C1");
    CHECK(table.over());
    CHECK(table.state().pile[2].has(card("C1")));
    for (std::size_t s = 0; s < 3; ++s) CHECK(table.state().pile[s].size() == 3 * table.state().tricks[s]);
}

TEST_CASE(
    "Tarocco bolognese COUNT-9, V-MAT-1, V-MAT-2: scartini are counted by tricks, and all piles add up") {
    CHECK(scartini_in(cards("DK CK DQ C6"), 1) == 12);
    CHECK(scartini_in(cards("DK C6 C7 C8"), 1) == 5);
    CHECK(scartini_in(cards("C6 C7 T18 TM1"), 1) == 1);
    for (int seed = 0; seed < 20; ++seed) {
        Rng rng(static_cast<std::uint64_t>(seed));
        HandDriver table(mattazza(3 + seed % 4), 0, draw_pack(rng));
        table.play_out();
        int all = 0, out = 0;
        for (const auto& scored : table.events<Scored>())
            all += scored.why == ScoreReason::scartini ? scored.points : 0;
        for (Card c : table.state().stock) out += value(c) > 0 ? value(c) - 1 : 0;
        CHECK(all == 56 - out + 10);
    }
}

TEST_CASE("Tarocco bolognese COUNT-10, V-MAT-3: who takes no trick loses, otherwise the highest score; ties "
          "lose all") {
    CHECK(amounts({4, 3, 2, 1}, {40, 12, 12, 7}) == Amounts{-1, 0, 0, 0});
    CHECK(amounts({4, 3, 2, 1}, {40, 40, 12, 7}) == Amounts{-1, -1, 0, 0});
    CHECK(amounts({6, 4, 0, 0}, {70, 20, 0, 0}) == Amounts{0, 0, -1, -1});
    CHECK(amounts({4, 3, 2, 1}, {40, 60, 20, 10}) == Amounts{0, -1, 0, 0});
    CHECK(amounts({4, 3, 2, 1}, {60, 60, 20, 10}) == Amounts{-1, -1, 0, 0});
    CHECK(amounts({5, 5, 0, 0}, {90, 60, 0, 0}) == Amounts{0, 0, -1, -1});
    CHECK(amounts({10, 0, 0, 0}, {90, 0, 0, 0}) == Amounts{0, -1, -1, -1});
    CHECK(amounts({4, 3, 2, 1}, {50, 50, 50, 50}) == Amounts{-1, -1, -1, -1});
}

TEST_CASE("Tarocco bolognese D-31, MATCH-10: seats that have dropped out sit the hand out") {
    const Rules rules = mattazza(5);
    Context context;
    context.resting.add(seat(1));
    context.resting.add(seat(3));
    HandDriver table(rules, 4, pack_alone(mattazza(3), 2, {}), context);
    for (const Dealt& dealt : table.events<Dealt>()) CHECK_FALSE(context.resting.has(dealt.seat));
    CHECK(table.state().stock.size() == kCards - 30);
    CHECK(table.due() == 0);
    CHECK(table.clause({seat(1), PlayMove{table.state().hand[0].first(), Signal::none}}) == "TURN-1");
    table.play(code(table.legal_moves().cards.first()));
    CHECK(table.due() == 2);
    CHECK(table.view(Viewer{seat(1)}).context == context);
    table.play_out();
    const HandResult closed = *result(table.state());
    CHECK(closed.amounts[1] == 0);
    CHECK(closed.amounts[3] == 0);
    CHECK(closed.sides[1] == kNoSide);
    CHECK(closed.sides[2] == side(2));
    CHECK(std::accumulate(closed.amounts.begin(), closed.amounts.end(), 0) < 0);
}
