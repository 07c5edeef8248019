// The figures of the game without partners, as docs/rules/minchiate.md computes them: V-SOLO-1 to V-SOLO-7.
#include "engine/solo/count.hpp"
#include "engine/solo/follow.hpp"
#include "engine/solo/trick.hpp"
#include "tests/support/solo/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::solo_game;

namespace {

using Row = std::vector<int>;

constexpr std::string_view kStrongFirst = "T16-T27", kStrongSecond = "T28-T40", kWeakFirst = "T1-T12",
                           kWeakSecond = "T13 T14 T15 DK SK BK M C2 C3 C4 C5 C6 CK",
                           kWeakPlays = "T1-T15 CK DK SK BK M C2 C3 C4 C5 C6";

std::string joined(std::initializer_list<std::string_view> parts) {
    std::string out;
    for (const std::string_view part : parts) out += (out.empty() ? "" : " ") + std::string(part);
    return out;
}

// Card by card: the strong seat plays its trumps from the top, each other one its cards in this order.
void play_all(HandDriver& hand, const std::vector<std::vector<Card>>& others) {
    for (std::size_t i = 0; i < 25; ++i) {
        hand.make({seat(hand.due()), PlayMove{minchiate::trump(40 - static_cast<int>(i))}});
        for (const auto& plays : others) hand.make({seat(hand.due()), PlayMove{plays.at(i)}});
    }
}

int sum_of_deaths(const HandDriver& hand, int of) { return hand.counted(of, ScoreReason::death); }

// The points that a seat has for the cards beyond those dealt to it, after so many tricks with as many
// players.
std::vector<int> for_cards(std::string_view preset, const std::vector<int>& tricks) {
    // Each pile as large as its tricks make it (SOLO-14), counted by the engine.
    State state;
    state.rules = rules_of(preset, {.fola = Fola::none});
    CardSet left = kWholePack;
    for (std::size_t s = 0; s < static_cast<std::size_t>(state.seats()); ++s) {
        if (s >= tricks.size()) {
            state.out.add(seat(static_cast<int>(s)));
            continue;
        }
        for (int i = 0; i < tricks.at(s) * static_cast<int>(tricks.size()); ++i) {
            state.pile.at(s).add(left.first());
            left.remove(left.first());
        }
    }
    state.last_winner = seat(0);
    Events events;
    EventEmitter emitter(state, &events);
    count(emitter);
    std::vector<int> out(tricks.size());
    for (const Event& event : events)
        if (const auto* scored = std::get_if<minchiate::Scored>(&event);
            scored != nullptr && scored->why == ScoreReason::tricks)
            out.at(static_cast<std::size_t>(index(scored->side))) += scored->points;
    return out;
}

} // namespace

TEST_CASE(
    "V-SOLO-1 (SOLO-12, SOLO-17, SOLO-20, SOLO-21): a hand of two in which one player wins all 25 tricks") {
    HandDriver hand(rules_of("two"), 0,
                    pack_from(joined({kStrongFirst, kWeakFirst, kStrongSecond, kWeakSecond})));
    CHECK(hand.scores() == "exposed 1 10 [T40]; exposed 0 5 [CK]");
    hand.declare({"T28-T40", "T20 T30 T40"}).declare({"T1-T5 M", "CK DK SK BK M"});
    CHECK(hand.counted(1, ScoreReason::declaration) == 90 + 20);
    CHECK(hand.counted(0, ScoreReason::declaration) == 22 + 25);
    play_all(hand, {list(kWeakPlays)});
    REQUIRE(hand.over());
    CHECK(sum_of_deaths(hand, 0) == -27 - 20);
    CHECK(sum_of_deaths(hand, 1) == 0);
    CHECK(hand.events<DebtSettled>().at(0).how == minchiate::DebtPayment::surrendered);
    CHECK(hand.counted(1, ScoreReason::versicola) == 212);
    CHECK(hand.counted(1, ScoreReason::cards) == 142);
    CHECK(hand.counted(1, ScoreReason::tricks) == 25);
    CHECK(hand.counted(1, ScoreReason::last) == 10);
    CHECK(hand.points() == Row{5, 509});
    CHECK(hand.amounts() == Row{-504, 504});
}

TEST_CASE("V-SOLO-2 (SOLO-12, SOLO-21): the same cards with a third player") {
    constexpr std::string_view kThirdFirst = "C7 C8 C9 C10 C1 CJ CN CQ D1 D2 D3 D4",
                               kThirdSecond = "D5 D6 D7 D8 D9 D10 DJ DN DQ S1 S2 S3 S4";
    HandDriver hand(
        rules_of("three"), 2,
        pack_from(joined({kStrongFirst, kWeakFirst, kThirdFirst, kStrongSecond, kWeakSecond, kThirdSecond})));
    hand.declare({"T28-T40", "T20 T30 T40"}).declare({"T1-T5 M", "CK DK SK BK M"}).declare({});
    play_all(hand, {list(kWeakPlays), list(joined({kThirdFirst, kThirdSecond}))});
    REQUIRE(hand.over());
    CHECK(hand.counted(0, ScoreReason::exposed) == 10);
    CHECK(hand.counted(0, ScoreReason::declaration) == 110);
    CHECK(hand.counted(0, ScoreReason::versicola) == 212);
    CHECK(hand.counted(0, ScoreReason::cards) == 142);
    CHECK(hand.counted(0, ScoreReason::tricks) == 50);
    CHECK(hand.counted(0, ScoreReason::last) == 10);
    CHECK(hand.counted(1, ScoreReason::exposed) == 5);
    CHECK(hand.counted(1, ScoreReason::declaration) == 47);
    CHECK(sum_of_deaths(hand, 1) == -47);
    CHECK(hand.points() == Row{534, 5, 0});
    CHECK(hand.amounts() == Row{1063, -524, -539});
}

TEST_CASE(
    "V-SOLO-3 (SOLO-19, D-48): a lost card costs three times its value against its captor and twice against "
    "the others") {
    for (const auto& [code, value] : {std::pair{"T3", 3}, std::pair{"T13", 5}, std::pair{"T36", 10}}) {
        CAPTURE(code);
        // Seat 1 leads the Trumpets. Seat 0 plays the card, or has it in its pile and plays C4, which
        // otherwise is there.
        const auto points = [&code = code](bool lost) {
            LastTricks trick{.rules = rules_of("three"), .dealer = 0, .leader = 1, .rich = 2};
            trick.piles[0] = std::string("C2 C3 ") + (lost ? "C4" : code);
            trick.hands = {lost ? code : "C4", "T40", "C6", ""};
            HandDriver hand(last_tricks(trick));
            return hand.play_low().points();
        };
        const std::vector<int> kept = points(false), lost = points(true);
        const auto change = [&](std::size_t a, std::size_t b) {
            return (lost.at(a) - lost.at(b)) - (kept.at(a) - kept.at(b));
        };
        CHECK(change(0, 1) == -3 * value);
        CHECK(change(0, 2) == -2 * value);
        CHECK(change(1, 2) == value);
    }
}

TEST_CASE(
    "V-SOLO-4 (OUT-4, OUT-5, OUT-6): two players are out, and settle robbed and exposed cards, deaths and "
    "fees") {
    // Seat 0 has 60 at the end: cards and versicole of its pile; seat 2 has 90, and wins the last trick.
    State state;
    state.rules = rules_of("alone", {.fola = Fola::none, .going_out = GoingOut::peveroni});
    state.dealer = seat(3);
    state.out.add(seat(1));
    state.out.add(seat(3));
    state.last_winner = seat(2);
    state.score = {5 + 15 + 60, 10, -5 + 90, 0};
    state.shared = {5, 10, -5, 0};
    // The piles are empty, so the count adds the ten of the last trick alone, which the 90 contain.
    state.score[2] = static_cast<std::int16_t>(state.score[2] - kLastTrick);
    State counted = state;
    Events events;
    EventEmitter emitter(counted, &events);
    count(emitter);
    std::vector<Fee> fees;
    for (const Event& event : events)
        if (const auto* fee = std::get_if<Fee>(&event)) fees.push_back(*fee);
    REQUIRE(fees.size() == 2);
    CHECK(fees[0].seat == seat(1));
    CHECK(fees[0].points == 30);
    CHECK(fees[0].to == seat(2));
    CHECK(fees[1].seat == seat(3));
    CHECK(fees[1].points == 40);
    CHECK(fees[1].to == seat(2));
    CHECK(counted.score[0] == 80);
    CHECK(counted.score[2] == 85);
    CHECK(counted.amounts == BySeat<std::int16_t>{-5, 0, 55, -50});
    state.rules.going_out = GoingOut::minucci;
    CHECK(fee_of(state, seat(1)) == 40);
}

TEST_CASE("V-SOLO-5 (SOLO-13): following, and the King that must be played") {
    constexpr std::string_view kWithMatto = "CK C3 T7 M", kWithout = "CK C3 T7";
    const auto legal = [](std::string_view preset, std::string_view on_table, std::string_view hand) {
        std::string_view barred;
        return playable(in_trick(rules_of(preset), 0, on_table), cards(hand), barred);
    };
    CHECK(legal("two", "C5", kWithMatto) == cards("CK C3 M"));
    CHECK(legal("three", "C5 T9", kWithMatto) == cards("CK"));
    CHECK(legal("three", "M C5", kWithout) == cards("CK C3"));
    CHECK(legal("three", "M T9", kWithout) == cards("T7"));
    CHECK(legal("two", "M", kWithout) == cards(kWithout));
    for (const Card any : cards(kWithout)) {
        Trick trick = in_trick(rules_of("two"), 0, "M").trick;
        at(trick.cards, seat(1)) = any;
        trick.count = 2;
        CHECK(winner_of(trick) == seat(1));
    }
}

namespace {

// Seat 0 has won one trick and plays the Matto to the last one, which seat 1 leads and wins.
HandDriver owing(std::string_view preset, std::string_view pile, bool devil = false) {
    LastTricks trick{.rules = rules_of(preset, {.devil = devil}), .dealer = 0, .leader = 1, .rich = 1};
    trick.piles[0] = std::string(pile);
    trick.hands = {"M", "S5", preset == "three" ? "S4" : ""};
    HandDriver hand(last_tricks(trick));
    hand.play(preset == "three" ? "S5 S4 M" : "S5 M");
    return hand;
}

} // namespace

TEST_CASE("V-SOLO-6 (SOLO-14 to SOLO-17): what is given for the Matto after the last trick") {
    SUBCASE("the Trumpets stay") {
        HandDriver hand = owing("two", "T40 T39");
        CHECK(hand.state().phase == Phase::give);
        CHECK(hand.legal_moves(0).cards == cards("T39"));
        CHECK(hand.clause_of_give("T40") == "SOLO-16");
        CHECK(hand.clause_of_give("M") == "SOLO-16");
        hand.give("T39");
        CHECK(hand.scores("death") == "death 0 -10 [T39]");
    }
    SUBCASE("any other card") {
        HandDriver hand = owing("three", "T40 CK T13");
        CHECK(hand.legal_moves(0).cards == cards("CK T13"));
        hand.give("T13");
        CHECK(hand.scores("death") == "death 0 -5 [T13]");
    }
    SUBCASE("the 29, for which nothing dies, or a King") {
        HandDriver hand = owing("two", "T29 CK");
        CHECK(hand.legal_moves(0).cards == cards("T29 CK"));
        HandDriver king = hand;
        hand.give("T29");
        CHECK(hand.scores("death") == "");
        king.give("CK");
        CHECK(king.scores("death") == "death 0 -5 [CK]");
    }
    SUBCASE("a worthless card goes over by itself") {
        const HandDriver hand = owing("two", "C3 CK");
        REQUIRE(hand.over());
        CHECK(hand.events<DebtSettled>().at(0).card == card("C3"));
        CHECK(hand.events<DebtSettled>().at(0).how == minchiate::DebtPayment::paid);
        CHECK(hand.scores("death") == "");
    }
    SUBCASE("the 14 is worthless without the devil alone") {
        CHECK(owing("two", "T14 CK", true).legal_moves(0).cards == cards("T14 CK"));
        const HandDriver hand = owing("two", "T14 CK");
        REQUIRE(hand.over());
        CHECK(hand.events<DebtSettled>().at(0).card == card("T14"));
    }
    SUBCASE("without a trick the Matto goes over, and nothing dies") {
        const HandDriver hand = owing("two", "");
        REQUIRE(hand.over());
        CHECK(hand.events<DebtSettled>().at(0).card == card("M"));
        CHECK(hand.events<DebtSettled>().at(0).how == minchiate::DebtPayment::surrendered);
        CHECK(hand.scores("death") == "");
    }
}

TEST_CASE("V-SOLO-7 (SOLO-14, SOLO-20): a point for each card beyond those dealt, also with players out") {
    CHECK(for_cards("three", {11, 8, 6}) == Row{8, 0, 0});
    CHECK(for_cards("alone", {12, 9}) == Row{3, 0});
    CHECK(for_cards("alone", {9, 7, 5}) == Row{6, 0, 0});
}
