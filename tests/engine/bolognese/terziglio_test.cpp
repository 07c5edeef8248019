// Terziglio: three players, of whom one plays alone against the two others.
#include "engine/bolognese/bots/random.hpp"
#include "engine/core/rng.hpp"
#include "tests/support/bolognese/hand_driver.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tarocco;

namespace {

constexpr int kDealerOfThree = 2; // seat 0 receives

Rules terziglio() { return *preset("terziglio"); }
HandDriver dealt_to_three(const std::array<std::string_view, 3>& hands = {"", "", ""},
                          std::string_view pozzo = "", const Rules& rules = terziglio()) {
    return {rules, kDealerOfThree, pack_of_three(kDealerOfThree, hands, pozzo)};
}
// A finished hand with these totals, by side, and this soloist.
State counted(int alone, int others, bool di_mio, const Rules& rules = terziglio()) {
    State state;
    state.rules = rules;
    state.set_soloist(seat(1));
    state.asker = di_mio ? kNoSeat : seat(1);
    state.points = {static_cast<std::int16_t>(alone), static_cast<std::int16_t>(others)};
    state.phase = Phase::over;
    return state;
}
Amounts amounts(int alone, int others, bool di_mio, const Rules& rules = terziglio()) {
    return result(counted(alone, others, di_mio, rules))->amounts;
}

} // namespace

TEST_CASE(
    "Tarocco bolognese SEAT-4, DEAL-6: three players, eighteen cards each in packets of six, and a pozzo") {
    const HandDriver table = dealt_to_three();
    CHECK(Bolognese::seats(terziglio()) == 3);
    CHECK(Bolognese::sides(terziglio()) == no_sides(3));
    const auto packets = table.events<Dealt>();
    REQUIRE(packets.size() == 9);
    for (std::size_t i = 0; i < packets.size(); ++i) {
        CHECK(packets[i].seat == seat(static_cast<int>(i % 3)));
        CHECK(packets[i].cards.size() == 6);
    }
    CHECK(table.state().stock.size() == 8);
    CHECK(table.phase() == Phase::bid);
    CHECK(table.due() == 0);
    CHECK(table.clause({seat(1), BidMove{Bid::di_mio}}) == "TURN-1");
    CHECK(table.clause({seat(0), AnswerBidMove{true}}) == "TURN-2");
    CHECK(table.clause({seat(0), PlayMove{table.state().hand[0].first(), Signal::none}}) == "TURN-2");
}

TEST_CASE("Tarocco bolognese BID-2, DEAL-7, D-14: after three PASSO the hand is void and the same dealer "
          "deals again") {
    HandDriver table = dealt_to_three();
    table.bid(Bid::passo);
    CHECK(table.due() == 1);
    table.bid(Bid::passo).bid(Bid::passo);
    REQUIRE(table.over());
    CHECK(*result(table.state()) == HandResult{Ending::annulled, {0, 0, 0}, no_sides(3)});
    CHECK(table.view(Viewer{}).ending == Ending::annulled);
    auto match = Bolognese::match(terziglio(), 3, {Person{0}, Person{1}, Person{2}});
    Bolognese::close(match, *result(table.state()));
    CHECK(Bolognese::next(match)->dealer == seat(0));
}

TEST_CASE("Tarocco bolognese BID-3, DISC-5, TRICK-5, D-15: who asks and meets no objection takes the pozzo") {
    HandDriver table = dealt_to_three({"CK CQ", "", ""}, "DK T20 C6 C7 C8 C9 C10 D6");
    table.bid(Bid::posso);
    CHECK(table.phase() == Phase::answer);
    CHECK(table.due() == 1);
    table.answer(false);
    CHECK(table.due() == 2);
    table.answer(false);
    CHECK(table.state().soloist == seat(0));
    CHECK_FALSE(table.state().di_mio());
    CHECK(table.state().hand[0].size() == 26);
    CHECK(table.state().stock.empty());
    CHECK(table.due() == 0);
    CHECK(table.clause_of_discard("C6 C7") == "DISC-1");
    CHECK(table.clause_of_discard("C6 C7 C8 C9 C10 D6 CQ DK") == "DISC-2");
    CHECK(table.clause_of_discard("C6 C7 C8 C9 C10 D6 CQ T20") == "DISC-2");
    for (const Viewer viewer : {Viewer{seat(1)}, Viewer{seat(2)}, Viewer{}}) {
        const View view = table.view(viewer);
        CHECK(view.hand[0].count == 26);
        CHECK(view.hand[0].cards.empty());
        CHECK(view.side(seat(0)) == side(0));
        CHECK(view.side(seat(1)) == side(1));
        CHECK(view.side(seat(2)) == side(1));
    }
    table.discard_any();
    CHECK(table.due() == 1); // the soloist's right
    CHECK(table.phase() == Phase::declare);
    table.play_out();
    CHECK(table.state().trick.number == 18);
}

TEST_CASE(
    "Tarocco bolognese BID-4, COUNT-6: DI MIO plays without the pozzo, which the last trick's winners take") {
    HandDriver table =
        dealt_to_three({"T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 CK DK SK", "", ""},
                       "T5 TM1 TM2 TM3 TM4 T1 M BK");
    table.bid(Bid::passo).bid(Bid::passo).bid(Bid::di_mio);
    CHECK(table.state().soloist == seat(2));
    CHECK(table.state().di_mio());
    CHECK(table.due() == 0);
    CHECK(table.state().stock.size() == 8);
    table.play_out();
    const Side taker = table.state().side(table.state().last_winner);
    REQUIRE(table.events<PozzoShown>().size() == 1);
    CHECK(table.events<PozzoShown>()[0].side == taker);
    CHECK(at(table.state().pile, taker).has(card("BK")));
    CHECK(table.state().stock.empty());
}

TEST_CASE("Tarocco bolognese BID-3, BID-5, D-12: the first to object plays alone; the other is not asked") {
    HandDriver table = dealt_to_three();
    table.bid(Bid::passo).bid(Bid::posso);
    CHECK(table.due() == 2);
    table.answer(true);
    CHECK(table.state().soloist == seat(2));
    CHECK(table.state().di_mio());
    CHECK(table.phase() == Phase::declare);
    CHECK(table.due() == 0);
    CHECK(table.state().hand[2].size() == 18);
}

TEST_CASE("Tarocco bolognese BID-1, D-13: a player who has passed may object unless the rules forbid it") {
    for (const bool allowed : {true, false}) {
        Rules rules = terziglio();
        rules.object_after_pass = allowed;
        HandDriver table = dealt_to_three({"", "", ""}, "", rules);
        table.bid(Bid::passo).bid(Bid::posso).answer(false);
        REQUIRE(table.due() == 0); // asked all the same
        CHECK(table.clause({seat(0), AnswerBidMove{true}}) == (allowed ? "" : "BID-1"));
        CHECK(table.clause({seat(0), AnswerBidMove{false}}) == "");
        CHECK(Bolognese::offer(table.legal_moves()).moves[0].words.size() == (allowed ? 2 : 1));
    }
}

TEST_CASE("Tarocco bolognese SAY-1, D-27: only a seat with a partner may signal") {
    HandDriver table = dealt_to_three({"T20", "T19", "T18"});
    table.bid(Bid::di_mio);
    CHECK(table.state().partner(seat(0)) == kNoSeat);
    CHECK(table.state().partner(seat(1)) == seat(2));
    CHECK(table.state().partner(seat(2)) == seat(1));
    table.declare({});
    CHECK(table.due() == 1);
    CHECK(table.clause_of_play("T19", Signal::busso) == "");
    table.play("T19");
    table.trick(std::string(code((table.state().hand[2] & kNumeri).first())) + " T20");
    CHECK(table.due() == 0); // the soloist leads
    const Card trump = (table.state().hand[0] & kNumeri).empty() ? table.state().hand[0].first()
                                                                 : (table.state().hand[0] & kNumeri).first();
    CHECK(table.clause_of_play(code(trump), Signal::busso) == "SAY-1");
}

TEST_CASE("Tarocco bolognese GIVE-7: for a Matto in the pozzo the winner of the last trick gives the card") {
    int paid = 0, asked = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Rng rng(seed);
        Pack pack = draw_pack(rng);
        std::swap(*std::ranges::find(pack, kMatto), pack.back());
        HandDriver table(terziglio(), kDealerOfThree, pack);
        table.bid(Bid::di_mio);
        while (!table.over() && table.phase() != Phase::give) {
            const Seat due = seat(table.due());
            table.make(bots::random_move(table.legal_moves(), due, rng));
        }
        if (table.phase() == Phase::give) {
            ++asked;
            CHECK(seat(table.due()) == table.state().last_winner);
            continue;
        }
        for (const Transferred& moved : table.events<Transferred>()) {
            if (moved.how == Transfer::cappotto) continue;
            ++paid;
            CHECK(moved.by == table.state().last_winner);
            CHECK(at(table.state().pile, moved.between.from).has(kMatto));
        }
    }
    CHECK(paid + asked > 10);
}

TEST_CASE("Tarocco bolognese COUNT-7, D-17, V-POSTE, V-POSTE-2: points as poste") {
    constexpr std::array<std::array<int, 2>, 10> kVectors{
        {{0, 0}, {14, 0}, {15, 1}, {24, 1}, {25, 2}, {34, 2}, {35, 3}, {45, 4}, {208, 20}, {939, 93}}};
    Rules first = *preset("terziglio", 1), second = *preset("terziglio");
    for (const auto& [points, expected] : kVectors) {
        CHECK(poste(points, first) == expected);
        CHECK(poste(points, second) == expected);
    }
    // D-17: edition 1 takes only the limit from `46`, edition 2 the scale.
    first.poste_from = second.poste_from = 46;
    for (const auto& [points, expected] : kVectors)
        CHECK(poste(points, first) == (points <= 45 ? 0 : expected));
    constexpr std::array<std::array<int, 2>, 7> kFrom46{
        {{0, 0}, {45, 0}, {46, 1}, {55, 1}, {56, 2}, {78, 4}, {100, 6}}};
    for (const auto& [points, expected] : kFrom46) CHECK(poste(points, second) == expected);
}

TEST_CASE("Tarocco bolognese COUNT-8, D-16, V-POSTE: the soloist is paid by both others, double for DI MIO") {
    CHECK(amounts(208, 60, false) == Amounts{-20, 40, -20});
    CHECK(amounts(60, 208, true) == Amounts{40, -80, 40});
    CHECK(amounts(60, 208, false) == Amounts{20, -40, 20});
    CHECK(amounts(208, 60, true) == Amounts{-40, 80, -40});
    CHECK(amounts(100, 100, false) == Amounts{9, -18, 9}); // equal: the soloist has not won
    Rules coarse = terziglio();
    coarse.poste_from = 46;
    CHECK(amounts(45, 40, false, coarse) == Amounts{0, 0, 0});
    CHECK(amounts(78, 40, true, coarse) == Amounts{-8, 16, -8});
    coarse.edition = 1;
    CHECK(amounts(78, 40, true, coarse) == Amounts{-14, 28, -14});
}

TEST_CASE(
    "Tarocco bolognese MATCH-9, DEAL-7: a match of Terziglio is a number of hands; the soloist deals next") {
    const Persons ranking{Person{2}, Person{0}, Person{1}};
    CHECK(Bolognese::rounds(terziglio())[0] == 9);
    CHECK_FALSE(Bolognese::length(terziglio(), 9).has_value()); // a void hand does not count
    CHECK(Bolognese::unit(terziglio()).name == "posta");
    CHECK(Bolognese::unit(terziglio()).zero_sum);
    auto match = Bolognese::match(terziglio(), 3, ranking);
    CHECK(Bolognese::next(match)->chairs == ranking);
    const Sides second_alone{side(1), side(0), side(1)};
    Bolognese::close(match, {Ending::counted, {-20, 40, -20}, second_alone});
    CHECK(Bolognese::next(match)->dealer == seat(1));
    Bolognese::close(match, {Ending::counted, {0, 0, 0}, second_alone});
    CHECK(Bolognese::next(match)->dealer == seat(1));
    Bolognese::close(match, {Ending::counted, {4, 4, -8}, {side(1), side(1), side(0)}});
    CHECK_FALSE(Bolognese::next(match).has_value());
    CHECK(Bolognese::totals(match) == Totals{44, -28, -16}); // by person
}
