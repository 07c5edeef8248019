// Claiming the rest (CLAIM-1 … CLAIM-6) in Tarocco bolognese: the verdict against every holding and every
// play, and the course of a claim.
#include "engine/bolognese/claim.hpp"
#include "tests/support/bolognese/hand_driver.hpp"
#include "tests/support/bolognese/play.hpp"
#include "tests/support/claim.hpp"
#include "tests/support/test_size.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tarocco;
using P = support::GameTraits<Bolognese>;

namespace {

constexpr int kMostHidden = 9; // cards, in other hands and in the discard

// A legal play of all seats in which the claimant, who leads first, loses a trick.
bool can_lose(const State& now, Seat claimant) {
    if (now.trick.complete()) {
        if (winner_of(now.trick) != claimant) return true;
        if (at(now.hand, claimant).empty()) return false;
        State next = now;
        next.trick = now.begun(now.trick.number + 1, claimant);
        return can_lose(next, claimant);
    }
    const Seat seat = now.trick.to_play();
    std::string_view barred;
    for (Card card : playable(now.trick, at(now.hand, seat), barred)) {
        State next = now;
        at(next.hand, seat).remove(card);
        at(next.trick.cards, seat) = card;
        ++next.trick.count;
        if (next.trick.count == 1 && card == kMatto) return true; // it wins nothing
        if (can_lose(next, claimant)) return true;
    }
    return false;
}

// Whether CLAIM-3 requires the viewer to consider this holding.
bool may_be(const View& v, const BySeat<CardSet>& hands, CardSet discard) {
    if (discard.meets(kNeverDiscarded)) return false;
    for (int i = 0; i < kSeats; ++i) {
        const Seat seat = static_cast<Seat>(i);
        if (at(hands, seat).meets(at(v.voids, seat)) || discard.meets(at(v.shown, seat))) return false;
        for (int other = 1; other < kSeats; ++other)
            if (at(hands, next(seat, other)).meets(at(v.shown, seat) | at(v.hand, seat).cards)) return false;
    }
    return true;
}

CardSet hidden_from(const View& v) {
    return kWholePack - at(v.hand, v.viewer.seat).cards - at(v.discard, v.viewer.seat).cards - v.gathered();
}

bool tried_out(const State& now, const View& v) {
    const Seat me = v.viewer.seat;
    const int size = at(v.hand, me).count;
    const CardSet hidden = hidden_from(v);
    return !support::any_distribution(hidden, {size, size, size, hidden.size() - 3 * size},
                                      [&](const std::vector<CardSet>& laid) {
                                          State s = now;
                                          for (int i = 1; i < kSeats; ++i)
                                              at(s.hand, next(me, i)) = laid[static_cast<std::size_t>(i) - 1];
                                          return may_be(v, s.hand, laid.back()) && can_lose(s, me);
                                      });
}

void leads(int hands, Rng& rng, auto&& at_lead) {
    for (int hand = 0; hand < hands; ++hand) {
        Rules rules = P::any_rules(rng);
        while (rules.players != kSeats || shape_of(rules).alone) rules = P::any_rules(rng);
        State s;
        std::vector<View> views;
        for (int i = 0; i < kSeats; ++i) views.push_back(view_of(rules, Viewer{seat(i)}));
        const auto take = [&](const Events& events) {
            for (const Event& event : events) {
                fold(s, event);
                for (View& view : views) fold(view, project(event, view.viewer));
            }
        };
        take(open(rules, seat(hand % kSeats), P::any_pack(rules, rng),
                  P::any_context(rules, seat(hand % kSeats), rng)));
        while (s.phase != Phase::over) {
            const Seat due = *s.due.begin();
            const View& view = views[static_cast<std::size_t>(index(due))];
            const LegalMoves offered = legal_moves(information_state(view));
            if (offered.claim) at_lead(s, view, offered);
            take(decide(s, P::any_move(s, due, rng))->events);
        }
    }
}

// Seat 0 leads and holds the highest trumps and two Moors; the second trick is being led.
HandDriver with_the_trumps(std::string_view low = "TM1 TM2") {
    const std::string hand = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 " + std::string(low);
    HandDriver table(*preset("quattro_scartate"), 3, pack_of(3, {hand, "", "", "TM3 TM4 T5 T6 T7"}, "C6 C7"));
    table.discard("C6 C7");
    for (int i = 0; i < kSeats; ++i) {
        table.declare({});
        const LegalMoves now = table.legal_moves();
        table.play(code(i == 0 ? trump(20) : now.cards.first()));
    }
    return table;
}
Move claim(int of) { return {seat(of), ClaimMove{}}; }
Move answer(int of, bool accepts) { return {seat(of), AnswerMove{accepts}}; }

} // namespace

TEST_CASE(
    "Tarocco bolognese CLAIM-2, CLAIM-3: a claim is proven if and only if it wins against every holding, "
    "however played") {
    Rng rng(1717);
    const int every = support::sample_interval();
    int wins = 0, may_lose = 0;
    leads(1500 / every, rng, [&](const State& s, const View& view, const LegalMoves& offered) {
        if (hidden_from(view).size() > kMostHidden) return;
        const bool holds = tried_out(s, view);
        CHECK(proven(offered.held, *offered.claim) == holds);
        ++(holds ? wins : may_lose);
    });
    CHECK(wins * every > 50);
    CHECK(may_lose * every > 200);
}

TEST_CASE("Tarocco bolognese CLAIM-2: of equal Moors the last one played wins, so they prove nothing while "
          "another is out") {
    HandDriver table = with_the_trumps();
    CHECK(table.legal_moves(0).claim);
    CHECK(table.clause(claim(0)) == "CLAIM-2");
}

TEST_CASE("Tarocco bolognese CLAIM-1, CLAIM-4, CLAIM-5, CLAIM-6: a claim opens the hand; once all accept, "
          "the rest is "
          "played and counted") {
    HandDriver table(
        *preset("quattro_scartate"), 3,
        pack_of(3, {"T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6", "", "", ""}, "C6 C7"));
    table.discard("C6 C7");
    table.declare({});
    CHECK(table.clause(claim(0)) == "CLAIM-1"); // in the first trick
    for (int i = 0; i < kSeats; ++i) {
        if (i > 0) table.declare({});
        table.play(code(table.legal_moves().cards.last()));
    }
    CHECK(table.clause(claim(0)) == "");
    const CardSet hand = table.state().hand[0];
    table.make(claim(0));
    for (int v = 0; v <= kSeats; ++v)
        CHECK(table.view(Viewer{v < kSeats ? seat(v) : kNoSeat}).hand[0].cards == hand);
    CHECK(table.clause(answer(0, true)) == "TURN-1");
    HandDriver played_on = table;

    table.make(answer(3, true)).make(answer(1, true));
    CHECK(table.phase() == Phase::claim);
    table.make(answer(2, true));
    CHECK(table.over());
    CHECK(table.state().tricks[0] == kTricks);

    played_on.make(answer(2, false));
    CHECK(played_on.phase() == Phase::play);
    CHECK(played_on.due() == 0);
    CHECK(played_on.clause(claim(0)) == "CLAIM-1"); // CLAIM-6: once per hand
    while (!played_on.over())
        played_on.make(
            {seat(played_on.due()), PlayMove{played_on.legal_moves().cards.first(), Signal::none}});
    CHECK(played_on.points(0) == table.points(0));
    CHECK(played_on.points(1) == table.points(1));
}

TEST_CASE("Tarocco bolognese CLAIM-5: what a claim scores does not depend on how it is played") {
    Rng rng(1725);
    int compared = 0;
    leads(400, rng, [&](const State& s, const View&, const LegalMoves& offered) {
        if (!proven(offered.held, *offered.claim)) return;
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
        const State claimed = after([](const State& now, Seat due) {
            return now.phase == Phase::play ? Move{due, ClaimMove{}} : Move{due, AnswerMove{true}};
        });
        const State played = after([&](const State& now, Seat due) {
            return bots::random_move(legal_moves(information_state(now, due)), due, rng);
        });
        CHECK(claimed.tricks == played.tricks);
        CHECK(claimed.pile == played.pile);
        CHECK(claimed.points == played.points);
    });
    CHECK(compared > 50);
}
