// Claiming the rest without partners (SOLO-18, CLAIM-1 to CLAIM-6): who may, who is asked, and which unseen
// cards may spoil it.
#include "engine/solo/claim.hpp"
#include "tests/support/solo/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::solo_game;

namespace {

Move claim(int of) { return {seat(of), ClaimMove{}}; }
Move answer(int of, bool accepts) { return {seat(of), AnswerMove{accepts}}; }

// Seat 0 leads and holds the highest trumps; the second trick is being led.
HandDriver with_the_trumps(std::string_view preset) {
    const Rules rules = rules_of(preset, {.fola = Fola::none});
    const bool alone = preset == "alone";
    HandDriver hand = deal_with({.rules = rules,
                                 .dealer = seats_of(rules) - 1,
                                 .hands = {alone ? "T21-T40" : "T17-T40", "", "", ""},
                                 .exposed = {alone ? "T20" : "T16", "", "", ""}});
    hand.declare_nothing().play("T30");
    while (hand.state().trick.number == 0)
        hand.play(minchiate::code(hand.legal_moves(hand.due()).cards.first()));
    return hand;
}

bool offered(const HandDriver& hand, int of) { return hand.legal_moves(of).claim.has_value(); }

} // namespace

TEST_CASE("SOLO-18, CLAIM-1: the leader may claim once per hand, from trick 2 on, with two cards or more") {
    for (const std::string_view preset : kPresets) {
        CAPTURE(preset);
        const int last_seat = seats_of(rules_of(preset)) - 1;
        HandDriver first = deal_with({.rules = rules_of(preset, {.fola = Fola::none}), .dealer = last_seat});
        first.declare_nothing();
        CHECK(first.clause(claim(0)) == "CLAIM-1");
        HandDriver hand = with_the_trumps(preset);
        CHECK(offered(hand, 0));
        CHECK(hand.clause(claim(0)) == "");
        CHECK(hand.clause(claim(1)) == "TURN-1");
        HandDriver following = hand;
        following.play("T40");
        CHECK(following.clause(claim(1)) == "CLAIM-1");
        hand.make(claim(0)).make(answer(1, false));
        CHECK_FALSE(offered(hand, 0));
        CHECK(hand.clause(claim(0)) == "CLAIM-1");
    }
    const State last_two =
        last_tricks({.rules = rules_of("two"), .dealer = 1, .hands = {"T40 T39", "C2 C3", "", ""}});
    const State last = last_tricks({.rules = rules_of("two"), .dealer = 1, .hands = {"T40", "C2", "", ""}});
    CHECK(HandDriver(last_two).clause(claim(0)) == "");
    CHECK(HandDriver(last).clause(claim(0)) == "CLAIM-1");
}

TEST_CASE("SOLO-18, CLAIM-4: the claimant's hand is open to all, and everybody else in the hand is asked") {
    for (const std::string_view preset : kPresets) {
        HandDriver hand = with_the_trumps(preset);
        const CardSet held = hand.state().hand[0];
        hand.make(claim(0));
        SeatSet others = SeatSet::all(hand.state().seats());
        others.remove(seat(0));
        CHECK(hand.state().phase == Phase::claim);
        CHECK(hand.state().due == others);
        CHECK(hand.clause(answer(0, true)) == "TURN-1");
        for (int v = -1; v < hand.state().seats(); ++v) {
            const View view = hand.view(Viewer{v < 0 ? kNoSeat : seat(v)});
            CHECK(view.hand[0].cards == held);
            CHECK(view.claimed == SeatSet(seat(0)));
        }
        const Offer asked = offer(hand.legal_moves(1));
        REQUIRE(asked.moves.size() == 2);
        CHECK(asked.moves[0].move == word(minchiate::GameWord::accept));
        CHECK(asked.moves[1].move == word(minchiate::GameWord::play_on));
    }
    HandDriver two_out(
        last_tricks({.rules = rules_of("alone", {.fola = Fola::none, .going_out = GoingOut::peveroni}),
                     .dealer = 3,
                     .hands = {"T40 T39", "", "C2 C3", ""}}));
    two_out.make(claim(0));
    CHECK(two_out.state().due == SeatSet(seat(2))); // neither who is out
}

TEST_CASE(
    "SOLO-18, CLAIM-5: once all others have accepted, the rest is played with legal cards and counted") {
    for (const std::string_view preset : kPresets) {
        HandDriver hand = with_the_trumps(preset);
        HandDriver again = hand;
        const std::size_t before = hand.events<Played>().size();
        hand.make(claim(0));
        for (int other = hand.state().seats() - 1; other > 0; --other) hand.make(answer(other, true));
        REQUIRE(hand.over());
        CHECK(hand.state().tricks[0] == hand.state().tricks_in_all());
        const auto played = hand.events<Played>();
        CHECK(played.at(before).card == card("T40"));
        // The same cards played one by one give the same result.
        for (std::size_t i = before; i < played.size(); ++i)
            again.make({played[i].seat, PlayMove{played[i].card}});
        CHECK(again.over());
        CHECK(again.amounts() == hand.amounts());
        CHECK(again.points() == hand.points());
    }
}

TEST_CASE(
    "SOLO-18, CLAIM-6: the first who has it played on ends the questions, and the claimant leads freely") {
    HandDriver hand = with_the_trumps("alone");
    hand.make(claim(0)).make(answer(3, true)).make(answer(1, false));
    CHECK(hand.state().phase == Phase::play);
    CHECK(hand.due() == 0);
    CHECK(hand.clause(answer(2, true)) == "TURN-1");
    hand.play("T31");
    CHECK(hand.view(Viewer{}).hand[0].cards == hand.state().hand[0]); // it stays open
}

TEST_CASE("SOLO-18, CLAIM-2: a claim that another player might beat is refused without an event") {
    HandDriver hand(
        last_tricks({.rules = rules_of("two"), .dealer = 1, .hands = {"T39 T38", "C2 C3", "", ""}}));
    CHECK(offered(hand, 0)); // whatever the cards
    const State before = hand.state();
    CHECK(hand.clause(claim(0)) == ""); // the Trumpets were played
    HandDriver spoilt(last_tricks(
        {.rules = rules_of("two"), .dealer = 1, .hands = {"T39 T38", "C2 C3", "", ""}, .rest = "T40"}));
    CHECK(offered(spoilt, 0));
    CHECK(spoilt.clause(claim(0)) == "CLAIM-2"); // it lies in the rest, but the claimant cannot know that
    CHECK(hand.state() == before);
}

namespace {

// Seat 0 leads S10, the highest sword left, and T40. The only other trump is T5; all other swords are in
// hands.
LastTricks of_swords(const Rules& rules) {
    return {.rules = rules,
            .dealer = 3,
            .hands = {"S10 T40", "S2 T5", "S3 S4", "S5 S6"},
            .rest = "C2 C3 C4 C5 C6 D2 D3 D4 D5 B2 B3 B4 B5"};
}

} // namespace

TEST_CASE(
    "SOLO-18, CLAIM-3: what is announced of the rest proves that the others must follow, and where nothing "
    "is announced the rest may hold any card") {
    CHECK(HandDriver(last_tricks(of_swords(rules_of("alone")))).clause(claim(0)) == "");
    for (const Fola fola : {Fola::none, Fola::robbed}) {
        const HandDriver hand(last_tricks(of_swords(rules_of("alone", {.fola = fola}))));
        CHECK(hand.clause(claim(0)) == "CLAIM-2"); // the swords may be in the rest, and T5 with a cup
    }
}

TEST_CASE("SOLO-18, CLAIM-3: the hand of a player who is out may hold any card, with every fola") {
    for (const Fola fola : {Fola::none, Fola::robbed, Fola::taken}) {
        LastTricks wanted = of_swords(rules_of("alone", {.fola = fola, .going_out = GoingOut::minucci}));
        wanted.hands[3] = "";
        CHECK(HandDriver(last_tricks(wanted)).clause(claim(0)) ==
              "CLAIM-2"); // seat 3 may have laid the swords down
        // The Trumpets too may lie there.
        wanted.hands = {"T39 T38", "C7 C8", "C9 C10", ""};
        State state = last_tricks(wanted);
        const auto exchange = [&state](CardSet& zone) {
            if (!zone.has(card("T40"))) return;
            zone.remove(card("T40"));
            zone.add(state.discards[3].first());
            state.discards[3].remove(state.discards[3].first());
        };
        CHECK(HandDriver(state).clause(claim(0)) == "");
        for (CardSet& pile : state.pile) exchange(pile);
        state.discards[3].add(card("T40"));
        CHECK(HandDriver(state).clause(claim(0)) == "CLAIM-2");
    }
}

TEST_CASE("SOLO-18, CLAIM-3: a card of the rest that all have seen is there, and one that a player showed is "
          "among what "
          "that player laid down") {
    State state = last_tricks({.rules = rules_of("two", {.fola = Fola::robbed}),
                               .dealer = 1,
                               .hands = {"T18 T17", "C2 C3", "", ""},
                               .rest = "T19"});
    CHECK(HandDriver(state).clause(claim(0)) == "CLAIM-2");
    state.rest_open = cards("T19"); // it ended a robbing
    CHECK(HandDriver(state).clause(claim(0)) == "");
    LastTricks out = of_swords(rules_of("alone", {.fola = Fola::none, .going_out = GoingOut::minucci}));
    out.hands = {"T39 T38", "C7 C8", "C9 C10", ""};
    State shown = last_tricks(out);
    for (CardSet& pile : shown.pile) {
        if (!pile.has(card("T40"))) continue;
        pile.remove(card("T40"));
        pile.add(shown.discards[3].first());
        shown.discards[3].remove(shown.discards[3].first());
    }
    shown.discards[3].add(card("T40"));
    shown.shown[3] = cards("T40"); // exposed by the player who then went out
    CHECK(HandDriver(shown).clause(claim(0)) == "");
}

TEST_CASE("SOLO-18, CLAIM-3: a hand has nothing of what it did not follow with") {
    LastTricks wanted = of_swords(rules_of("alone", {.fola = Fola::none}));
    wanted.hands[1] = "S2 C2";
    wanted.rest = "T5 C3 C4 C5 C6 D2 D3 D4 D5 B2 B3 B4 B5";
    State state = last_tricks(wanted);
    CHECK(HandDriver(state).clause(claim(0)) == "CLAIM-2");
    for (std::size_t s = 1; s < kMostSeats; ++s) state.voids[s].trumps = true;
    CHECK(HandDriver(state).clause(claim(0)) == ""); // nobody can trump
}
