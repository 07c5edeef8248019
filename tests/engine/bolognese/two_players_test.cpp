// Millone, Centocinquanta and Quindici: the games for two players.
#include "tests/support/bolognese/hand_driver.hpp"

#include <array>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tarocco;

namespace {

constexpr int kDealerOfTwo = 1; // seat 0 leads

Context scores(int first, int second) {
    return {{static_cast<std::int16_t>(first), static_cast<std::int16_t>(second)}};
}
HandDriver dealt(std::string_view name, std::string_view first, std::string_view second,
                 const Context& context = {}, std::string_view last_two = "C6 C7",
                 std::string_view stock = "") {
    const Rules rules = *preset(name);
    return {rules, kDealerOfTwo, pack_of_two(rules, kDealerOfTwo, first, second, last_two, stock), context};
}

} // namespace

TEST_CASE("Tarocco bolognese DEAL-5, TRICK-4, COUNT-4: in Centocinquanta thirty cards are out of play") {
    HandDriver table = dealt("centocinquanta", "", "");
    CHECK(table.state().hand[0].size() == 15);
    CHECK(table.state().hand[1].size() == 15);
    CHECK(table.state().last.size() == 2);
    CHECK(table.state().stock.size() == 30);
    CHECK(table.due() == kDealerOfTwo);
    table.call({});
    CHECK(table.state().hand[1].size() == 17);
    table.discard_any();
    CHECK(table.due() == 0);
    table.play_out();
    CHECK(table.state().trick.number == 15);
    CHECK((table.state().pile[0] | table.state().pile[1]) == kWholePack - table.state().stock);
    CHECK(table.state().stock.size() == 30);
    for (const Viewer viewer : {Viewer{seat(0)}, Viewer{seat(1)}, Viewer{}}) {
        CHECK(table.view(viewer).stock.count == 30);
        CHECK(table.view(viewer).stock.cards.empty());
    }
}

TEST_CASE("Tarocco bolognese DEAL-4, DISC-4, TRICK-4: Millone is dealt twice, with discards between") {
    HandDriver table = dealt("millone", "", "");
    CHECK(table.state().hand[0].size() == 20);
    CHECK(table.state().hand[1].size() == 20);
    CHECK(table.state().stock.size() == 20);
    table.call({}); // the dealer, then the opponent
    CHECK(table.state().hand[1].size() == 22);
    CHECK(table.due() == 0);
    table.call({});
    CHECK(table.state().due == SeatSet::all(2));
    CHECK(table.clause_of_discard("C6 C7") == "HOLD-1");
    SUBCASE("the opponent first") { table.discard_any(); }
    SUBCASE("the dealer first") {
        const LegalMoves choice = table.legal_moves(kDealerOfTwo);
        CHECK(choice.discards == 10);
        DiscardMove move;
        for (Card card : choice.cards)
            if (move.cards.size() < 10) move.cards.push_back(card);
        table.make({seat(kDealerOfTwo), move});
        CHECK(table.due() == 0);
    }
    CHECK(table.state().stock.size() == 20); // until both have discarded
    table.discard_any();
    CHECK(table.state().stock.empty());
    CHECK(table.state().hand[0].size() == 20);
    CHECK(table.state().hand[1].size() == 22);
    CHECK(table.due() == kDealerOfTwo);
    CHECK(table.legal_moves().discards == 2);
    table.discard_any();
    CHECK(table.state().discard[0].size() == 10);
    CHECK(table.state().discard[1].size() == 12);
    for (const Viewer viewer : {Viewer{seat(0)}, Viewer{seat(1)}, Viewer{}})
        for (std::size_t s = 0; s < 2; ++s) {
            CHECK(table.view(viewer).discard[s].count == table.state().discard[s].size());
            CHECK(table.view(viewer).discard[s].cards.empty() == !viewer.is(seat(static_cast<int>(s))));
        }
    CHECK(table.phase() == Phase::declare);
    CHECK(table.due() == 0);
    table.play_out();
    CHECK(table.state().trick.number == 20);
    CHECK((table.state().pile[0] | table.state().pile[1]) == kWholePack);
}

TEST_CASE("Tarocco bolognese DISC-2, DISC-4: no King and no Tarocco is discarded in Millone's exchange") {
    HandDriver table = dealt("millone", "CK T20 C8 C9 C10 D6 D7 D8 D9 D10", "", scores(1000, 0));
    CHECK(table.phase() == Phase::discard); // the target is reached, so nobody calls out
    CHECK(table.clause_of_discard("CK C8 C9 C10 D6 D7 D8 D9 D10 S6") != "");
    const Move nine{seat(0), DiscardMove{run("C8 C9 C10 D6 D7 D8 D9 D10")}};
    CHECK(table.clause(nine) == "DISC-1");
    const LegalMoves choice = table.legal_moves(0);
    CHECK_FALSE(choice.cards.meets(cards("CK T20")));
}

TEST_CASE("Tarocco bolognese MATTO-4, GIVE-6: the card after a Matto that is led wins") {
    HandDriver table = dealt("centocinquanta", "M C6 C7 C8 C9 C10 D6 D7 D8 D9 D10 S6 S7 S8 S9",
                             "B6 B7 B8 B9 B10 CQ CN CJ DQ DN DJ SQ SN SJ BQ", scores(150, 0), "T5 T6");
    table.discard("T5 T6").declare({}).play("M").declare({}).play("B6");
    CHECK(table.state().last_winner == seat(1));
    CHECK(table.state().pile[0] == cards("M"));
    CHECK(table.state().pile[1] == cards("B6"));
}

TEST_CASE("Tarocco bolognese GIVE-6: no card is owed for a Matto that is out of play") {
    HandDriver table = dealt("centocinquanta", "", "", scores(150, 0), "T5 T6", "M");
    REQUIRE(table.state().stock.has(kMatto));
    table.discard_any();
    table.play_out();
    CHECK(table.state().ending == Ending::counted);
    for (const Transferred& moved : table.events<Transferred>()) CHECK(moved.how == Transfer::cappotto);
}

TEST_CASE("Tarocco bolognese CAPP-2, COUNT-4: with a cappotto all 32 cards are in one pile") {
    HandDriver table = dealt("centocinquanta", "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6",
                             "C6 C7 C8 C9 C10 D6 D7 D8 D9 D10 S6 S7 S8 S9 S10", scores(150, 0), "B6 B7");
    table.discard("B6 B7");
    table.play_out();
    CHECK(table.state().tricks[0] == 15);
    CHECK(table.state().pile[0].size() == 32);
    CHECK(table.state().pile[1].empty());
    CHECK(table.points(1) == 0);
    // Grande from the Angelo to the 6: 15 cards, 70; T20 and T19 5 each, 15 pairs of scartini less 0; last 6.
    CHECK(table.points(0) == 70 + (4 + 4 + 16) + 6);
}

TEST_CASE("Tarocco bolognese OUT-12: in Centocinquanta the dealer calls out first, then the opponent") {
    const std::string_view kings = "CK DK SK B6 B7 B8 B9 B10 S6 S7 S8 S9 S10 D6 D7";
    {
        HandDriver table = dealt("centocinquanta", "", kings, scores(0, 133));
        table.call({"CK DK SK"});
        CHECK(table.state().ending == Ending::called);
        CHECK(table.points(1) == 17);
    }
    {
        HandDriver table = dealt("centocinquanta", "", kings, scores(0, 132));
        CHECK(table.clause_of_call({"CK DK SK"}) == "OUT-1");
    }
    {
        HandDriver table = dealt("centocinquanta", kings, "", scores(133, 0));
        table.call({}).discard("C6 C7");
        table.declare({"CK DK SK"}, true);
        CHECK(table.state().ending == Ending::called);
        CHECK(table.points(0) == 17);
        CHECK(table.points(1) == 0);
    }
    { // The dealer no longer may after taking the last two (D-8).
        HandDriver table = dealt("centocinquanta", "", kings, scores(0, 133));
        table.call({}).discard("C6 C7").declare({}).play(code(table.legal_moves(0).held.first()));
        CHECK(table.clause_of_declare({"CK DK SK"}, true) == "OUT-2");
        CHECK(table.clause_of_declare({"CK DK SK"}) == "");
    }
}

TEST_CASE(
    "Tarocco bolognese OUT-11: in Millone the opponent is offered items only if they reach the target") {
    const std::string_view kings = "CK DK SK B6 B7 B8 B9 B10 S6 S7 S8 S9 S10 D6 D7 D8 D9 D10 C8 C9";
    const auto items_at = [&](int score, int calls) {
        HandDriver table = dealt("millone", kings, kings.substr(0, 0), scores(score, 0));
        for (int i = 0; i < calls; ++i) table.call({});
        const Offer offered = offer(table.legal_moves());
        REQUIRE(offered.moves.size() == 1);
        return offered.moves[0].items.size();
    };
    CHECK(items_at(983, 1) == 1);
    CHECK(items_at(982, 1) == 0);
}

TEST_CASE("Tarocco bolognese OUT-11: in Millone both look for a call before they discard, and none later") {
    const std::string_view kings = "CK DK SK B6 B7 B8 B9 B10 S6 S7 S8 S9 S10 D6 D7 D8 D9 D10 C8 C9";
    {
        HandDriver table = dealt("millone", "", kings, scores(0, 983));
        table.call({"CK DK SK"});
        CHECK(table.state().ending == Ending::called);
    }
    HandDriver table = dealt("millone", kings, "", scores(983, 0));
    CHECK(table.clause({seat(0), CallMove{}}) == "TURN-1");
    table.call({});
    CHECK(table.clause_of_call({"CK DK SK"}) == "");
    SUBCASE("the opponent calls out") {
        table.call({"CK DK SK"});
        CHECK(table.state().ending == Ending::called);
        CHECK(table.points(0) == 17);
    }
    SUBCASE("nobody calls out with a declaration") {
        table.call({});
        for (int i = 0; i < 3; ++i) table.discard_any();
        CHECK(table.clause_of_declare({"CK DK SK"}, true) == "OUT-2");
        CHECK(table.clause_of_declare({"CK DK SK"}) == "");
    }
}

TEST_CASE("Tarocco bolognese COUNT-5, D-18, V-TEN-1: Quindici rounds the points of a hand to tens") {
    const Shape& shape = shape_of(*preset("quindici"));
    constexpr std::array<std::array<int, 2>, 10> kRounded{
        {{0, 0}, {4, 0}, {5, 1}, {14, 1}, {15, 2}, {24, 2}, {25, 3}, {34, 3}, {144, 14}, {145, 15}}};
    for (const auto& [points, amount] : kRounded) {
        CHECK(shape.amount(points) == amount);
        CHECK(shape.points_for(amount) <= points);
    }
    HandDriver table = dealt("quindici", "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6",
                             "C6 C7 C8 C9 C10 D6 D7 D8 D9 D10 S6 S7 S8 S9 S10", scores(15, 0), "B6 B7");
    table.discard("B6 B7");
    table.play_out();
    CHECK(table.points(0) == 100);
    CHECK(Bolognese::result(table.state())->amounts == Amounts{10, 0});
}

TEST_CASE("Tarocco bolognese OUT-13, D-18: in Quindici the rounded accuso must reach the target") {
    const std::string_view kings = "CK DK SK B6 B7 B8 B9 B10 S6 S7 S8 S9 S10 D6 D7";
    HandDriver near = dealt("quindici", "", kings, scores(0, 13)); // 17 points count 2
    near.call({"CK DK SK"});
    CHECK(near.state().ending == Ending::called);
    CHECK(near.points(1) == 17);
    CHECK(Bolognese::result(near.state())->amounts == Amounts{0, 2});
    HandDriver far = dealt("quindici", "", kings, scores(0, 12));
    CHECK(far.clause_of_call({"CK DK SK"}) == "OUT-1");
}

TEST_CASE("Tarocco bolognese SEAT-3: two players have no signals and no partners") {
    HandDriver table = dealt("millone", "", "", scores(1000, 0));
    for (int i = 0; i < 3; ++i) table.discard_any();
    table.declare({});
    const Card card = table.legal_moves().cards.first();
    for (const Signal signal : {Signal::busso, Signal::striscio, Signal::volo})
        CHECK(table.clause_of_play(code(card), signal) == "SAY-1");
    CHECK(Bolognese::sides(*preset("millone")) == alternating_sides(2));
}

TEST_CASE(
    "Tarocco bolognese MATCH-6 … MATCH-8, SEAT-3: the deal alternates until a player reaches the target") {
    struct Case {
        const char* preset;
        std::int16_t below, reached;
    };
    for (const Case& one : {Case{"millone", 999, 1000}, {"centocinquanta", 149, 150}, {"quindici", 14, 15}}) {
        CAPTURE(one.preset);
        auto match = Bolognese::match(*preset(one.preset), 1, {Person{1}, Person{0}});
        CHECK(Bolognese::next(match)->dealer == seat(0));
        CHECK(Bolognese::next(match)->chairs == Persons{Person{1}, Person{0}});
        Bolognese::close(match, {Ending::counted, {one.below, 0}});
        CHECK(Bolognese::next(match)->dealer == seat(1));
        CHECK(Bolognese::context(match, seat(0)).score[0] == one.below);
        Bolognese::close(match, {Ending::counted, {1, one.reached}}); // equal sums: one more hand (D-7)
        CHECK(Bolognese::next(match)->dealer == seat(0));
        Bolognese::close(match, {Ending::counted, {0, 1}});
        CHECK_FALSE(Bolognese::next(match).has_value());
        CHECK(Bolognese::totals(match) == Totals{one.reached + 1, one.reached});
    }
}

TEST_CASE("Tarocco bolognese CLAIM-2, CLAIM-3: a claim must hold wherever the cards out of play and in "
          "discards are") {
    const std::string_view trumps = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 ";
    for (const bool proven : {true, false}) {
        CAPTURE(proven);
        // Nothing that is unseen beats the 6; the 6 beats the 5, and may be in the other hand.
        const std::string hand = std::string(trumps) + (proven ? "T6" : "T5");
        HandDriver table = dealt("centocinquanta", hand, "TM1", scores(150, 0), "B6 B7", "T1");
        table.discard("B6 B7").declare({}).play("T20").declare({});
        table.play("TM1");
        CHECK(table.clause({seat(0), ClaimMove{}}) == (proven ? "" : "CLAIM-2"));
    }
}
