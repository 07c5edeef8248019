// The verdict on a claim in Minchiate (CLAIM-2, CLAIM-3): against every holding and every play, and without
// the hidden cards.
#include "engine/minchiate/claim.hpp"
#include "engine/minchiate/turn.hpp"
#include "tests/support/claim.hpp"
#include "tests/support/minchiate/play.hpp"
#include "tests/support/test_size.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;

namespace {

constexpr int kMostCards = 3;   // of the endings tried
constexpr int kMostHidden = 12; // cards, in other hands and in the fola

// A legal play of all seats in which the claimant, who leads first, loses a trick.
bool can_lose(const State& now, Seat claimant) {
    if (trick_complete(now)) {
        if (winner_of(now) != claimant) return true;
        if (at(now.hand, claimant).empty()) return false;
        State next = now;
        fold(next, TrickWon{claimant});
        CardList cards;
        for (Card card : now.trick.cards) cards.push_back(card);
        fold(next, Gathered{side_of(claimant), cards});
        return can_lose(next, claimant);
    }
    const Seat seat = to_play(now);
    std::string_view barred;
    for (Card card : playable(now, at(now.hand, seat), seat, barred)) {
        State next = now;
        fold(next, Played{seat, card, kNoSeat});
        if (can_lose(next, claimant)) return true;
    }
    return false;
}

// Whether CLAIM-3 requires the viewer to consider this holding.
bool may_be(const View& v, const BySeat<CardSet>& hands, CardSet hidden_fola) {
    if (hidden_fola.meets(kCounting)) return false;
    const CardSet fola = hidden_fola | v.fola.cards;
    for (int s = 0; s < kSuits; ++s)
        if ((fola & suit_cards(static_cast<Suit>(s))).size() != v.fola_counts[static_cast<std::size_t>(s)])
            return false;
    CardSet held, shown;
    for (int i = 0; i < kSeats; ++i) {
        const Seat seat = static_cast<Seat>(i);
        const CardSet hand = at(hands, seat), known = at(v.hand, seat).cards | at(v.shown, seat);
        held |= hand;
        shown |= at(v.shown, seat);
        for (int other = 1; other < kSeats; ++other)
            if (at(hands, next(seat, other)).meets(known)) return false;
        if (hidden_fola.meets(known)) return false;
        const Voids voids = at(v.voids, seat);
        if (voids.trumps && hand.meets(kTrumpCards)) return false;
        for (int s = 0; s < kSuits; ++s)
            if (voids.suit(static_cast<Suit>(s)) && hand.meets(suit_cards(static_cast<Suit>(s))))
                return false;
    }
    // What the cutter had shown before passing cards on is in the cutter's or the dealer's hand.
    CardSet neither = hidden_fola;
    for (int i = 1; i < kSeats - 1; ++i) neither |= at(hands, next(v.dealer, i));
    if (neither.meets(v.cutter_or_dealer)) return false;
    // The card that stopped the cutter and those peeked at are in the fola, unless since seen in the open.
    return !held.meets((v.peeked | v.stopper) - shown - v.cutter_or_dealer);
}

CardSet hidden_from(const View& v) {
    return kWholePack - at(v.hand, v.viewer.seat).cards - v.fola.cards - v.pile[0] - v.pile[1];
}

// Whether the claim of the viewer, who leads, is won with every holding and in every play.
bool tried_out(const State& now, const View& v) {
    const Seat me = v.viewer.seat;
    const int size = at(v.hand, me).count;
    const CardSet hidden = hidden_from(v);
    return !any_distribution(hidden, {size, size, size, hidden.size() - 3 * size},
                             [&](const std::vector<CardSet>& laid) {
                                 State s = now;
                                 for (int i = 1; i < kSeats; ++i)
                                     at(s.hand, next(me, i)) = laid[static_cast<std::size_t>(i) - 1];
                                 return may_be(v, s.hand, laid.back()) && can_lose(s, me);
                             });
}

/// The leads of random hands at which a claim is possible: `at_lead(state, view of the leader, its choice)`.
void leads(int hands, Rng& rng, auto&& at_lead) {
    for (int hand = 0; hand < hands; ++hand) {
        const Rules rules = support::any_rules(rng);
        const PlayedHand played = support::any_hand(rules, rng);
        State s;
        std::vector<View> views;
        for (int i = 0; i < kSeats; ++i) views.push_back(view_of(rules, Viewer{static_cast<Seat>(i)}));
        for (const Event& event : played.log) {
            fold(s, event);
            for (View& view : views) fold(view, project(event, view.viewer));
            if (!std::holds_alternative<Due>(event) || s.phase != Phase::play) continue;
            const View& view = views[static_cast<std::size_t>(index(*s.due.begin()))];
            if (const LegalMoves offered = legal_moves(information_state(view)); offered.claim)
                at_lead(s, view, offered);
        }
    }
}

} // namespace

TEST_CASE(
    "CLAIM-2, CLAIM-3: a claim is proven if and only if it wins against every holding, however played") {
    Rng rng(1747);
    const int every = sample_interval();
    int wins = 0, may_lose = 0;
    leads(1200 / every, rng, [&](const State& s, const View& view, const LegalMoves& offered) {
        if (offered.held.size() > kMostCards || hidden_from(view).size() > kMostHidden) return;
        if (!s.fallen.empty()) return; // a fallen hand's card is chosen by the table: below
        const bool holds = tried_out(s, view);
        CHECK(proven(offered.held, *offered.claim) == holds);
        ++(holds ? wins : may_lose);
    });
    CHECK(wins * every > 50);
    CHECK(may_lose * every > 200);
}

TEST_CASE("CLAIM-2: a proven claim wins with the hands as dealt, including fallen ones") {
    Rng rng(1821);
    int claims = 0, fallen = 0;
    leads(600, rng, [&](const State& s, const View& view, const LegalMoves& offered) {
        if (!proven(offered.held, *offered.claim)) return;
        ++claims;
        fallen += s.fallen.empty() ? 0 : 1;
        State end = s;
        while (end.phase == Phase::play) {
            const Seat due = *end.due.begin();
            end = decide(end, bots::random_move(legal_moves(information_state(end, due)), due, rng))->after;
        }
        CHECK(end.last_winner == view.viewer.seat);
        CHECK(at(end.tricks, side_of(view.viewer.seat)) ==
              at(s.tricks, side_of(view.viewer.seat)) + offered.held.size());
    });
    CHECK(claims > 100);
    CHECK(fallen > 10);
}

TEST_CASE("CLAIM-2: two hands that differ only in what the claimant does not see get the same verdict") {
    Rng rng(1910);
    int exchanged = 0, wins = 0;
    leads(600, rng, [&](const State& s, const View& view, const LegalMoves& offered) {
        // Two hidden cards trade places between hands that may hold either.
        const Seat one = next(view.viewer.seat), two = next(one);
        State other = s;
        for (Card a : at(s.hand, one))
            for (Card b : at(s.hand, two)) {
                const UnseenCards& unseen = *offered.claim;
                if (unseen.rivals.size() < 3 || !unseen.cards.has(a) || !unseen.cards.has(b)) continue;
                if (!unseen.rivals[0].rest.may.has(b) || !unseen.rivals[1].rest.may.has(a)) continue;
                other.hand = s.hand;
                at(other.hand, one).remove(a);
                at(other.hand, one).add(b);
                at(other.hand, two).remove(b);
                at(other.hand, two).add(a);
                const LegalMoves there = legal_moves(information_state(other, view.viewer.seat));
                CHECK(same(there.claim, offered.claim));
                const bool holds = proven(offered.held, unseen);
                CHECK(proven(there.held, *there.claim) == holds);
                ++exchanged;
                wins += holds ? 1 : 0;
                return;
            }
    });
    CHECK(exchanged > 500);
    CHECK(wins > 5);
}
