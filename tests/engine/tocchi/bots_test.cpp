// The bots of Sei tocchi and Al palio: the greedy one calls what is its own, and no bot sees the pack.
#include "engine/core/hand_in_play.hpp"
#include "tests/support/test_size.hpp"
#include "tests/support/tocchi/hand_driver.hpp"
#include "tests/support/tocchi/play.hpp"

#include <algorithm>
#include <cstdlib>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tocchi_game;

namespace {

using Traits = support::GameTraits<Tocchi>;

// A hand of greedy bots, each of which decides from its own view.
std::vector<Event> greedy_hand(const Rules& rules, const Pack& pack) {
    HandInPlay<Tocchi> hand(rules);
    std::vector<Event> log;
    const auto keep = [&log](const Events& events) { log.insert(log.end(), events.begin(), events.end()); };
    const Events opening = open(rules, seat(0), pack, {});
    keep(opening);
    hand.take(opening);
    while (!hand.over()) {
        const auto decided = decide(hand.state(), bots::greedy_move(hand.view(hand.due())));
        REQUIRE(decided.has_value());
        keep(decided->events);
        hand.take(*decided);
    }
    return log;
}

template <class E> std::vector<E> events(const std::vector<Event>& log) {
    std::vector<E> out;
    for (const Event& event : log)
        if (const auto* found = std::get_if<E>(&event)) out.push_back(*found);
    return out;
}

} // namespace

TEST_CASE("CALL-2: the greedy bot calls exactly when its call is true, so that no card is missed") {
    Rng rng(1731);
    for (int i = 0; i < 200; i += support::sample_interval()) {
        Rules rules = bots::any_rules(rng);
        const Pack pack = Traits::any_pack(rules, rng);
        rules.call = 5;
        const std::vector<Event> called = greedy_hand(rules, pack);
        rules.call = 0;
        const std::vector<Event> automatic = greedy_hand(rules, pack);
        CHECK(events<CalledFalsely>(called).empty());
        for (const PutAside& aside : events<PutAside>(called)) CHECK(aside.why != Aside::missed);
        // So it is the hand in which cards are taken by themselves.
        const auto taken = events<Taken>(called), expected = events<Taken>(automatic);
        REQUIRE(taken.size() == expected.size());
        for (std::size_t n = 0; n < taken.size(); ++n) {
            CHECK(taken[n].seat == expected[n].seat);
            CHECK(taken[n].card == expected[n].card);
        }
        for (std::size_t n = 0; n < events<Paid>(called).size(); ++n)
            CHECK(events<Paid>(called)[n].amount == events<Paid>(automatic)[n].amount);
    }
}

TEST_CASE("CALL-2: the greedy bot calls in each position that a hand without calls would give it") {
    // T24 touches both: each may call it.
    HandDriver hand(rules_of("sei_tocchi", {{"call", 5}}), 1,
                    {"T25 T10 C2 C4 D7 S1 BK", "T23 T30 C9 D1 S10 B5 M"}, "T24 D8");
    const auto calls = [&hand](int of) {
        View view = Tocchi::view(hand.state().rules, Viewer{seat(of)});
        for (const Event& event : hand.log()) Tocchi::fold(view, Tocchi::project(event, view.viewer));
        const Move move = bots::greedy_move(view);
        CHECK(move.seat == seat(of));
        return std::get<CallMove>(move.what).called;
    };
    hand.turn();
    CHECK(calls(0));
    CHECK(calls(1));
    hand.answer(0, true).answer(1, true).turn();
    CHECK(calls(0));
    CHECK_FALSE(calls(1));
}

TEST_CASE("no bot of sei tocchi and al palio sees the pack: other cards to come do not change its move") {
    Rng rng(1750);
    for (int i = 0; i < 200; i += support::sample_interval()) {
        Rules rules = bots::any_rules(rng);
        rules.call = 8;
        const Pack pack = Traits::any_pack(rules, rng);
        const std::uint64_t seed = rng();
        // The rest of the pack is turned around after so many cards.
        const auto dealt = static_cast<std::size_t>(kDealt * rules.players);
        const std::size_t shown = dealt + 1 + below(8, rng);
        Pack other = pack;
        std::reverse(other.begin() + static_cast<std::ptrdiff_t>(shown), other.end());
        std::vector<bool> calls[2];
        for (const bool turned : {false, true}) {
            HandInPlay<Tocchi> hand(rules);
            Rng random(seed);
            hand.take(open(rules, seat(0), turned ? other : pack, {}));
            while (!hand.over() && dealt + hand.state().cards <= shown) {
                const View& view = hand.view(hand.due());
                if (hand.state().phase == Phase::turn && dealt + hand.state().cards == shown) break;
                for (const Move& move :
                     {bots::greedy_move(view),
                      bots::random_move(Tocchi::information_state(view), view.viewer.seat, random)})
                    if (const auto* call = std::get_if<CallMove>(&move.what))
                        calls[turned ? 1 : 0].push_back(call->called);
                hand.take(*decide(hand.state(), bots::greedy_move(view)));
            }
        }
        CHECK(calls[0] == calls[1]);
    }
}

namespace {

constexpr int kSimulated = 500;

// A hand without calls, played to its end.
State played(const Rules& rules, Seat dealer, const BySeat<std::int16_t>& score, Rng& rng) {
    State state;
    for (const Event& event : open(rules, dealer, Traits::any_pack(rules, rng), score)) fold(state, event);
    while (state.phase != Phase::over) state = decide(state, {dealer, TurnMove{}})->after;
    return state;
}
double mean(int sum, int of) { return static_cast<double>(sum) / of; }

} // namespace

TEST_CASE("D-61, D-69: hands of sei tocchi are as long, and end in the same ways, as simulated") {
    struct Figures {
        int players;
        double cards, pappoleggi, packs;
    };
    for (const Figures& expected :
         {Figures{2, 33, 26, 0}, {3, 30, 38, 0.4}, {4, 29, 45, 0.4}, {5, 27, 54, 1}, {6, 26, 66, 5}}) {
        const int players = expected.players;
        CAPTURE(players);
        const Rules rules = rules_of("sei_tocchi", {{"players", players}});
        Rng rng(1731);
        int turned = 0, by_pappoleggio = 0, by_pack = 0;
        for (int i = 0; i < kSimulated; ++i) {
            const State hand = played(rules, seat(0), {}, rng);
            turned += hand.cards;
            by_pappoleggio += hand.how == How::pappoleggio ? 1 : 0;
            by_pack += hand.how == How::pack ? 1 : 0;
        }
        CHECK(mean(turned, kSimulated) == doctest::Approx(expected.cards).epsilon(0.08));
        CHECK(std::abs(100 * mean(by_pappoleggio, kSimulated) - expected.pappoleggi) < 7);
        CHECK(std::abs(100 * mean(by_pack, kSimulated) - expected.packs) < 3);
    }
}

TEST_CASE("TOC-18: matches of al palio have as many hands of as many cards as simulated") {
    struct Figures {
        int players;
        double cards, marks, hands;
    };
    for (const Figures& expected : {Figures{2, 15, 3.4, 5.7},
                                    {3, 18, 4.0, 6.0},
                                    {4, 21, 5.0, 6.0},
                                    {5, 25, 6.1, 5.9},
                                    {6, 29, 7.0, 5.2}}) {
        const int players = expected.players;
        CAPTURE(players);
        const Rules rules = rules_of("palio", {{"players", players}});
        Persons chairs;
        for (int n = 0; n < players; ++n) chairs.push_back(static_cast<Person>(n));
        Rng rng(1731);
        int turned = 0, marked = 0, in_hands = 0, matches = 0;
        for (; in_hands < kSimulated; ++matches) {
            Match match = match_of(rules, 1, chairs);
            while (const auto plan = next_hand(match)) {
                const State hand = played(rules, plan->dealer, score_of(match, seat(0)), rng);
                turned += hand.cards;
                for (const std::int16_t of_seat : hand.marks) marked += of_seat;
                close_hand(match, *Tocchi::result(hand));
                ++in_hands;
            }
            // The mark that reaches the target is the last; none is worth more than 3.
            CHECK(*std::max_element(match.score.begin(), match.score.end()) < rules.target + 3);
        }
        CHECK(mean(turned, in_hands) == doctest::Approx(expected.cards).epsilon(0.1));
        CHECK(mean(marked, in_hands) == doctest::Approx(expected.marks).epsilon(0.1));
        CHECK(mean(in_hands, matches) == doctest::Approx(expected.hands).epsilon(0.12));
    }
}
