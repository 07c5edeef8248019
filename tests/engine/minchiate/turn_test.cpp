// Moves refused by no card rule: another's turn, another kind of move, after the end, cards not held.
#include "tests/support/minchiate/deal.hpp"
#include "tests/support/minchiate/play.hpp"
#include "tests/support/minchiate/position.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;

namespace {

// One move of each kind.
std::vector<std::pair<Phase, Move>> each_kind(int of) {
    return {{Phase::cut, {seat(of), CutMove{40}}},
            {Phase::discard, {seat(of), DiscardMove{run("C10")}}},
            {Phase::declare, {seat(of), DeclareMove{}}},
            {Phase::play, {seat(of), PlayMove{card("C10"), kNoSeat}}},
            {Phase::give, {seat(of), GiveMove{card("C10")}}},
            {Phase::play, {seat(of), FallMove{}}}};
}

} // namespace

TEST_CASE("TURN-1, TURN-2: in every phase only the seat due moves, and only with the kind of move due") {
    Rng rng(1);
    for (int i = 0; i < 20; ++i) {
        const Rules rules = any_rules(rng);
        const PlayedHand hand = any_hand(rules, rng);
        HandDriver table(rules, index(std::get<Opened>(hand.log.front()).dealer),
                         std::get<Opened>(hand.log.front()).pack);
        for (const Move& move : hand.moves) {
            for (int s = 0; s < kSeats; ++s) {
                for (const auto& [phase, other] : each_kind(s)) {
                    if (!table.state().due.has(seat(s)))
                        CHECK(table.clause(other) == "TURN-1");
                    else if (phase != table.state().phase)
                        CHECK(table.clause(other) == "TURN-2");
                    else
                        CHECK(table.clause(other) != "TURN-2");
                }
            }
            table.make(move);
        }
        CHECK(table.over());
        for (int s = 0; s < kSeats; ++s)
            for (const auto& [phase, other] : each_kind(s)) CHECK(table.clause(other) == "TURN-3");
    }
}

TEST_CASE("TURN-3: a move after the end of the hand is refused") {
    Position position(kPagat);
    position.hand(1, "S9").hand(2, "S7").hand(3, "S8").hand(0, "S6").pile(0, "C5");
    HandDriver table = position.up_to_trick(21, 1).table();
    table.play("S9 S7 S8 S6");
    CHECK(table.over());
    CHECK(table.state().due.empty());
    CHECK(table.clause({seat(1), PlayMove{card("S9"), kNoSeat}}) == "TURN-3");
    CHECK(table.clause({seat(0), GiveMove{card("S6")}}) == "TURN-3");
}

TEST_CASE("TURN-1: nonexistent seats are refused") {
    const HandDriver table(kPagat, 0, arrange({.rules = kPagat}).pack);
    for (int none : {4, 5, 100, 255}) CHECK(table.clause({static_cast<Seat>(none), CutMove{40}}) == "TURN-1");
}

TEST_CASE("HOLD-1: a card that is played, discarded or given must be in the hand") {
    const HandDriver plays = Position(kPagat).hand(0, "C3 C9").up_to_trick(3, 0).table();
    CHECK(plays.clause_of_play("C4") == "HOLD-1");
    const HandDriver discards = deal_with({.rules = kPagat, .hands = {"", "C9", "", "D4"}, .robbed = "T21"});
    CHECK(discards.clause_of_discard(3, "C9") == "HOLD-1");
    CHECK(discards.clause_of_discard(3, "D4").empty());
}

TEST_CASE("PLAY-1: the dealer's right leads to the first of twenty-one tricks") {
    Rng rng(21);
    for (std::size_t i = 0; i < 12; ++i) {
        const PlayedHand hand = any_hand(*preset(kPresets[i % kPresets.size()]), rng);
        const Seat dealer = std::get<Opened>(hand.log.front()).dealer;
        int tricks = 0;
        for (const Event& event : hand.log) tricks += std::holds_alternative<TrickWon>(event) ? 1 : 0;
        CHECK(tricks == 21);
        for (const Event& event : hand.log) {
            const auto* card = std::get_if<Played>(&event);
            if (card == nullptr) continue;
            CHECK(card->seat == next(dealer));
            break;
        }
    }
}
