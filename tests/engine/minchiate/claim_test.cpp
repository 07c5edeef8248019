// Claiming the rest (CLAIM-1 … CLAIM-6) in Minchiate: who may, how it proceeds, and how it is played out.
#include "engine/minchiate/claim.hpp"
#include "tests/support/minchiate/deal.hpp"
#include "tests/support/minchiate/play.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;

namespace {

// Seat 0 leads and holds the highest trumps; the second trick is being led.
HandDriver with_the_trumps() {
    DealSpec wanted{.rules = *preset("pagat"), .dealer = 3};
    wanted.hands[0] = "T21-T40";
    wanted.exposed[0] = "T20";
    HandDriver table = deal_with(wanted);
    table.declare_nothing().play("T30");
    while (table.state().trick.number == 0) {
        table.declare_nothing();
        if (table.state().trick.number == 0) table.play(code(table.legal_moves().cards.first()));
    }
    return table;
}
Move claim(int of) { return {seat(of), ClaimMove{}}; }
Move answer(int of, bool accepts) { return {seat(of), AnswerMove{accepts}}; }

HandDriver accepted(HandDriver table) {
    table.make(claim(0));
    for (int other : {2, 1, 3}) table.make(answer(other, true));
    return table;
}

bool offered(const HandDriver& table, int of) { return table.legal_moves(of).claim.has_value(); }

} // namespace

TEST_CASE("CLAIM-1: the leader may claim once per hand, from trick 2 on, with two cards or more") {
    DealSpec wanted{.rules = *preset("pagat"), .dealer = 3};
    wanted.hands[0] = "T21-T40";
    wanted.exposed[0] = "T20";
    HandDriver first = deal_with(wanted);
    first.declare_nothing();
    CHECK_FALSE(offered(first, 0));
    CHECK(first.clause(claim(0)) == "CLAIM-1");

    HandDriver table = with_the_trumps();
    CHECK(offered(table, 0));
    CHECK(table.clause(claim(0)) == "");
    CHECK(table.clause(claim(1)) == "TURN-1");
    table.play("T40");
    CHECK_FALSE(offered(table, 1)); // does not lead
    CHECK(table.clause(claim(1)) == "CLAIM-1");

    HandDriver played_on = with_the_trumps();
    played_on.make(claim(0)).make(answer(1, false));
    CHECK_FALSE(offered(played_on, 0));
    CHECK(played_on.clause(claim(0)) == "CLAIM-1");

    HandDriver last = with_the_trumps();
    while (last.state().trick.number < kTricks - 1) last.play(code(last.legal_moves().cards.last()));
    CHECK(last.due() == seat(0));
    CHECK(last.clause(claim(0)) == "CLAIM-1");
}

TEST_CASE("CLAIM-2: a claim that another player might beat is not proven, and is refused without an event") {
    HandDriver table = with_the_trumps();
    // Down to the lowest trumps, which the seat cannot know to be the highest left before it has seen the
    // rest.
    DealSpec wanted{.rules = *preset("pagat"), .dealer = 3};
    wanted.hands[0] = "T22-T40";
    wanted.exposed[0] = "C5";
    HandDriver with_a_suit = deal_with(wanted);
    with_a_suit.declare_nothing().play("T40");
    while (with_a_suit.state().trick.number == 0) {
        with_a_suit.declare_nothing();
        if (with_a_suit.state().trick.number == 0)
            with_a_suit.play(code(with_a_suit.legal_moves().cards.first()));
    }
    REQUIRE(with_a_suit.due() == seat(0));
    CHECK(offered(with_a_suit, 0)); // the offer does not reveal whether it is proven
    const std::size_t events = with_a_suit.log().size();
    CHECK(with_a_suit.clause(claim(0)) == "CLAIM-2");
    CHECK(with_a_suit.log().size() == events);
}

TEST_CASE("CLAIM-4: a claim shows the hand to all, and the others answer in any order") {
    HandDriver table = with_the_trumps();
    const CardSet hand = table.state().hand[0];
    table.make(claim(0));
    CHECK(table.state().phase == Phase::claim);
    for (int v = 0; v <= kSeats; ++v) {
        const View view = table.view(Viewer{v < kSeats ? seat(v) : kNoSeat});
        CHECK(view.hand[0].cards == hand);
        CHECK(view.claimed == SeatSet(seat(0)));
    }
    SeatSet others = SeatSet::all(kSeats);
    others.remove(seat(0));
    CHECK(table.state().due == others);
    CHECK(table.clause(answer(0, true)) == "TURN-1");
    CHECK(table.clause(claim(0)) == "TURN-1");
    CHECK(table.clause({seat(1), PlayMove{table.state().hand[1].first(), kNoSeat}}) == "TURN-2");
    const Offer asked = offer(table.legal_moves(2));
    REQUIRE(asked.moves.size() == 2);
    CHECK(asked.moves[0].move == word(GameWord::accept));
    CHECK(asked.moves[1].move == word(GameWord::play_on));
    table.make(answer(2, true));
    CHECK(table.clause(answer(2, true)) == "TURN-1");
    CHECK(table.state().phase == Phase::claim);
}

TEST_CASE("CLAIM-5: after all others have accepted, the rest is played with legal cards and counted") {
    const HandDriver table = accepted(with_the_trumps());
    CHECK(table.over());
    CHECK(table.state().tricks[0] == kTricks);
    CHECK(table.events<Played>().size() == kSeats * kTricks);
    CHECK(table.log().size() < Events::capacity());
    // The same cards played one by one give the same result.
    HandDriver again = with_the_trumps();
    const auto played = table.events<Played>();
    for (std::size_t i = again.events<Played>().size(); i < played.size(); ++i)
        again.make({played[i].seat, PlayMove{played[i].card, played[i].by}});
    CHECK(again.over());
    CHECK(again.state().end == table.state().end);
    CHECK(again.state().resti == table.state().resti);
}

TEST_CASE("CLAIM-5: the claimant leads high cards first; the Matto is played as early as possible, else the "
          "lowest card") {
    const HandDriver table = accepted(with_the_trumps());
    const std::size_t before = with_the_trumps().events<Played>().size();
    const auto played = table.events<Played>();
    CHECK(played[before].card == trump(40));
    for (std::size_t i = before; i < played.size(); ++i) {
        if (played[i].card == kMatto) CHECK(i < before + kSeats);
        if (i >= before + 2 * kSeats && played[i].seat != seat(0)) CHECK(played[i].card != kMatto);
    }
}

TEST_CASE("CLAIM-6: if one player has it played on, the claimant leads again, freely and with an open hand") {
    HandDriver table = with_the_trumps();
    table.make(claim(0)).make(answer(3, true)).make(answer(1, false));
    CHECK(table.state().phase == Phase::play);
    CHECK(table.due() == seat(0));
    CHECK(table.clause(answer(2, true)) == "TURN-1");
    table.play("T20");
    CHECK(table.view(Viewer{}).hand[0].cards == table.state().hand[0]);
    CHECK(table.view(Viewer{seat(1)}).claimed.has(seat(0)));
}

TEST_CASE("CLAIM-5: what a claim scores does not depend on how it is played, except for a Matto in the last "
          "trick") {
    Rng rng(1899);
    int compared = 0;
    for (int round = 0; round < 400; ++round) {
        const Rules rules = support::any_rules(rng);
        const PlayedHand hand = support::any_hand(rules, rng);
        State s;
        for (const Event& event : hand.log) {
            fold(s, event);
            if (!std::holds_alternative<Due>(event) || s.phase != Phase::play) continue;
            const Seat leader = *s.due.begin();
            const LegalMoves now = legal_moves(information_state(s, leader));
            if (!now.claim || !proven(now.held, *now.claim)) continue;
            CardSet others;
            for (int i = 1; i < kSeats; ++i) others |= at(s.hand, next(leader, i));
            if (others.has(kMatto)) continue;
            ++compared;
            const auto after = [&](auto&& next_move) {
                State end = s;
                while (end.phase != Phase::over && end.phase != Phase::give) {
                    const auto decided = decide(end, next_move(end, *end.due.begin()));
                    REQUIRE(decided.has_value());
                    end = decided->after;
                }
                return end;
            };
            const State claimed = after([](const State& at_turn, Seat seat) {
                return at_turn.phase == Phase::play ? Move{seat, ClaimMove{}} : Move{seat, AnswerMove{true}};
            });
            const State played = after([&](const State& at_turn, Seat seat) {
                return bots::random_move(legal_moves(information_state(at_turn, seat)), seat, rng);
            });
            CHECK(claimed.tricks == played.tricks);
            CHECK(claimed.pile == played.pile);
            CHECK(claimed.resti == played.resti);
            CHECK(claimed.end == played.end);
        }
    }
    CHECK(compared > 50);
}
