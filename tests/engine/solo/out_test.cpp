// Going out (OUT-1 to OUT-6): the seats that are asked, the hidden cards, and the settlement.
#include "engine/solo/count.hpp"
#include "tests/support/solo/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::solo_game;

namespace {

using Row = std::vector<int>;

Rules going_out(GoingOut how, Fola fola = Fola::none) {
    return rules_of("alone", {.fola = fola, .going_out = how});
}

// The seats that are asked by dealer 1 and answer so; true goes out.
struct Asked {
    Row seats, out;
    Phase then;
};
Asked asked(GoingOut how, std::initializer_list<bool> answers) {
    HandDriver hand = deal_with({.rules = going_out(how), .dealer = 1});
    Asked found{};
    for (const bool leaves : answers) {
        if (hand.state().phase != Phase::out) break;
        found.seats.push_back(hand.due());
        if (leaves) found.out.push_back(hand.due());
        leaves ? hand.go_out() : hand.stay();
    }
    found.then = hand.state().phase;
    return found;
}

// Has every seat that is asked answer: those of `out` go out.
HandDriver& answer(HandDriver& hand, std::initializer_list<int> out) {
    while (hand.state().phase == Phase::out)
        std::find(out.begin(), out.end(), hand.due()) == out.end() ? hand.stay() : hand.go_out();
    return hand;
}

} // namespace

TEST_CASE(
    "OUT-1, D-46: in turn from the dealer's right each is asked once, until as many have gone out as may") {
    CHECK(deal_with({.rules = going_out(GoingOut::off)}).state().phase == Phase::declare);
    const Asked nobody = asked(GoingOut::minucci, {false, false, false, false});
    CHECK(nobody.seats == Row{2, 3, 0, 1});
    CHECK(nobody.then == Phase::declare);
    const Asked first = asked(GoingOut::minucci, {true});
    CHECK(first.out == Row{2});
    CHECK(first.then == Phase::declare);
    CHECK(asked(GoingOut::minucci, {false, false, true, true}).seats == Row{2, 3, 0});
    const Asked two = asked(GoingOut::peveroni, {false, true, true, true});
    CHECK(two.seats == Row{2, 3, 0});
    CHECK(two.out == Row{3, 0});
    CHECK(two.then == Phase::declare);
    const Asked one = asked(GoingOut::peveroni, {true, false, false, false, false});
    CHECK(one.seats == Row{2, 3, 0, 1});
    CHECK(one.then == Phase::declare);
}

TEST_CASE(
    "OUT-1, D-46: the questions come after robbing and taking, before discards and declarations, and both "
    "answers are always legal") {
    HandDriver hand = deal_with({.rules = going_out(GoingOut::minucci, Fola::taken),
                                 .dealer = 0,
                                 .hands = {"", "T36-T40 CK DK SK BK", "", ""},
                                 .robbed = "T21",
                                 .rest = "C9 T33"});
    CHECK(at(hand.state().hand, seat(0)).has(card("T33")));
    CHECK(hand.due() == 1);
    CHECK(hand.clause({seat(1), OutMove{true}}) == "");
    CHECK(hand.clause({seat(1), OutMove{false}}) == "");
    CHECK(hand.clause({seat(2), OutMove{true}}) == "TURN-1");
    CHECK(hand.clause({seat(1), DeclareMove{}}) == "TURN-2");
    const Offer offered = offer(hand.legal_moves(1)); // the same, whatever the hand
    REQUIRE(offered.moves.size() == 2);
    CHECK(offered.moves[0].move == word(minchiate::GameWord::stay));
    CHECK(offered.moves[1].move == word(minchiate::GameWord::out));
    answer(hand, {});
    CHECK(hand.state().phase == Phase::discard);
    CHECK(hand.clause({seat(3), OutMove{true}}) == "TURN-2");
}

TEST_CASE("OUT-1: with two or three players nobody is asked") {
    for (const std::string_view preset : {"two", "three"}) {
        HandDriver hand = deal_with({.rules = rules_of(preset), .dealer = 0});
        CHECK(hand.clause({seat(1), OutMove{true}}) == "TURN-2");
        for (const Option<Rules>& option : options(rules_of(preset).form)) CHECK(option.name != "going_out");
    }
}

TEST_CASE("OUT-2, SOLO-10: who goes out lays down the whole hand unseen, and neither discards, declares nor "
          "plays") {
    HandDriver hand = deal_with({.rules = going_out(GoingOut::peveroni, Fola::taken),
                                 .dealer = 0,
                                 .exposed = {"T40", "", "", "T39"},
                                 .robbed = "T21 T28",
                                 .rest = "CK C9 M"});
    const auto announced = hand.state().rest_counts;
    answer(hand, {3, 0});
    CHECK(hand.state().out == SeatSet::of_bits(0b1001));
    CHECK(hand.state().hand[0].empty());
    CHECK(hand.state().discards[0].contains(cards("CK M T40")));
    CHECK(hand.state().discards[0].size() == 21 + 2);
    CHECK(hand.state().discards[3].contains(cards("T21 T28 T39")));
    CHECK(hand.state().rest() == 97 - 2 * 21 - 2 * 23);
    CHECK(hand.state().rest_counts == announced); // without the hands of players who are out
    for (int v = -1; v < 4; ++v) {
        const View view = hand.view(Viewer{v < 0 ? kNoSeat : seat(v)});
        CHECK(at(view.discards, seat(0)).count == 23);
        CHECK(at(view.discards, seat(0)).cards == (v == 0 ? hand.state().discards[0] : cards("CK M T40")));
        const CardSet face_down = hand.state().discards[0] - cards("CK M T40");
        CHECK(view.seen.meets(face_down) == (v == 0));
    }
    CHECK(hand.state().phase == Phase::declare);
    CHECK(hand.due() == 1);
    CHECK(hand.clause({seat(0), DeclareMove{}}) == "TURN-1");
    hand.declare_nothing();
    CHECK(hand.events<DiscardsTurnedUp>().empty());
    CHECK(hand.due() == 1);
    hand.play_low();
    CHECK(hand.over());
    for (const Played& played : hand.events<Played>())
        CHECK((played.seat == seat(1) || played.seat == seat(2)));
}

TEST_CASE("OUT-2, SOLO-9: the one of cutter and dealer who stays still discards") {
    HandDriver hand = deal_with({.rules = going_out(GoingOut::minucci, Fola::robbed),
                                 .dealer = 0,
                                 .hands = {"D5", "", "", ""},
                                 .robbed = "T21",
                                 .rest = "CK C9"});
    answer(hand, {3});
    CHECK(hand.state().phase == Phase::discard);
    CHECK(hand.state().due == SeatSet(seat(0)));
    hand.discard(0, "D5").declare_nothing();
    CHECK(hand.events<DiscardsTurnedUp>().size() == 1);
}

TEST_CASE(
    "OUT-3, SOLO-12, SOLO-14: those who stay play 21 tricks of as many cards as they are, and the first of "
    "them after the dealer leads") {
    struct Case {
        std::initializer_list<int> out;
        int leader;
        std::size_t players;
    };
    for (const Case& found : {Case{{1}, 2, 3}, Case{{1, 2}, 3, 2}, Case{{2, 0}, 1, 2}, Case{{3}, 1, 3}}) {
        HandDriver hand = deal_with({.rules = going_out(GoingOut::peveroni), .dealer = 0});
        answer(hand, found.out).declare_nothing();
        CHECK(hand.due() == found.leader);
        hand.play_low();
        REQUIRE(hand.over());
        CHECK(hand.events<Played>().size() == 21 * found.players);
        for (const Seat one : hand.state().in_play())
            CHECK(at(hand.state().pile, one).size() ==
                  at(hand.state().tricks, one) * static_cast<int>(found.players));
    }
}

TEST_CASE("OUT-4: the fee depends on the place after the dealer, not on the order of going out") {
    struct Fees {
        GoingOut how;
        std::array<int, 4> by_place;
    };
    for (const auto& [how, by_place] :
         {Fees{GoingOut::minucci, {30, 40, 50, 60}}, Fees{GoingOut::peveroni, {20, 30, 40, 40}}})
        for (int dealer = 0; dealer < 4; ++dealer)
            for (int place = 0; place < 4; ++place) {
                PublicState table;
                table.rules = going_out(how);
                table.dealer = seat(dealer);
                CHECK(fee_of(table, seat((dealer + 1 + place) % 4)) ==
                      by_place.at(static_cast<std::size_t>(place)));
            }
    // The example of docs/rules/hand-record.md.
    PublicState table;
    table.rules = going_out(GoingOut::minucci);
    table.dealer = seat(1);
    CHECK(fee_of(table, seat(2)) == 30);
}

namespace {

// Seat 3, who is out, exposed T40; seat 2 has declared 20; seat 0 loses a King to seat 1 in the last trick.
HandDriver lost_king() {
    LastTricks trick{.rules = going_out(GoingOut::minucci), .dealer = 3, .leader = 0, .rich = 2};
    trick.hands = {"CK", "T6", "C4", ""};
    State state = last_tricks(trick);
    state.score = {0, 0, 20, 10};
    state.shared = {0, 0, 0, 10};
    HandDriver hand(state);
    return hand.play("CK T6 C4");
}

} // namespace

TEST_CASE(
    "OUT-5, OUT-6, D-47, SOLO-19: deaths, robbed and exposed cards and the fee count against a player who is "
    "out, and nothing else") {
    const HandDriver hand = lost_king();
    REQUIRE(hand.over());
    CHECK(hand.scores() == "death 0 -5 [CK]");
    CHECK(hand.events<Fee>().size() == 1);
    CHECK(hand.events<Fee>().at(0).to == seat(1));
    CHECK(hand.events<Fee>().at(0).points == 60); // the dealer's place
    const Row points = hand.points();
    CHECK(points.at(0) == -5);
    CHECK(points.at(1) == 5 + 10); // the King and the last trick
    CHECK(points.at(3) == 10);
    // Between those who are in, the differences of the scores; with seat 3 those of -5, 0, 0 and 10.
    const int second = points.at(2);
    CHECK(hand.amounts() == Row{(-5 - 15) + (-5 - second) + (-5 - 10),
                                (15 + 5) + (15 - second) + (0 - 10) + 60,
                                (second + 5) + (second - 15) + (0 - 10), (10 + 5) + 10 + 10 - 60});
}

TEST_CASE("OUT-6: two players who are out settle their robbed and exposed cards") {
    HandDriver hand = deal_with({.rules = going_out(GoingOut::peveroni, Fola::robbed),
                                 .dealer = 0,
                                 .exposed = {"C2", "T40", "C3", "T31"},
                                 .robbed = "T36"});
    answer(hand, {1, 3}).declare_nothing().play_low();
    REQUIRE(hand.over());
    const auto& shared = hand.state().shared;
    CHECK(shared[1] == 10); // exposed
    CHECK(shared[3] == 15); // robbed and exposed
    // Their result: each pays its fee, and both settle with all others.
    const int deaths = shared[0] + shared[2];
    CHECK(hand.amounts().at(1) == (10 - 15) + 2 * 10 - deaths - 20);
    CHECK(hand.amounts().at(3) == (15 - 10) + 2 * 15 - deaths - 40);
}

TEST_CASE("OUT-4: the winner of the last trick gets every fee") {
    HandDriver hand = deal_with({.rules = going_out(GoingOut::peveroni), .dealer = 0});
    answer(hand, {1, 2}).declare_nothing().play_low();
    REQUIRE(hand.over());
    REQUIRE(hand.events<Fee>().size() == 2);
    for (const Fee& fee : hand.events<Fee>()) CHECK(fee.to == hand.events<TrickWon>().back().winner);
    CHECK(hand.state().fees[1] == -20);
    CHECK(hand.state().fees[2] == -30);
    CHECK(at(hand.state().fees, hand.state().last_winner) == 50);
}
