// The verdict on a claim without partners (SOLO-18, CLAIM-2, CLAIM-3): against every holding and every play.
#include "engine/solo/claim.hpp"
#include "engine/solo/follow.hpp"
#include "tests/support/minchiate/cards.hpp"
#include "tests/support/solo/play.hpp"
#include "tests/support/test_size.hpp"

#include <doctest/doctest.h>
#include <functional>

using namespace germini;
using namespace germini::solo;
using support::solo_game::any_hand;
using support::solo_game::PlayedHand;

namespace {

using Hands = BySeat<CardSet>;

constexpr int kMostCards = 3;         // of the endings tried
constexpr double kMostHoldings = 2e4; // ways to lay the others' hands

// A legal play of all seats in which the claimant, who leads first, loses a trick.
bool can_lose(const PublicState& now, const Hands& hands, Seat claimant) {
    if (now.trick.complete()) {
        if (winner_of(now.trick) != claimant) return true;
        if (at(hands, claimant).empty()) return false;
        PublicState next = now;
        if (const Card set = card_to_follow(now.trick); minchiate::is_suit_card(set))
            next.suits_led = static_cast<std::uint8_t>(next.suits_led |
                                                       1u << static_cast<unsigned>(minchiate::suit_of(set)));
        next.trick.cards = Trick{}.cards;
        next.trick.count = 0;
        return can_lose(next, hands, claimant);
    }
    const Seat seat = now.trick.seat_at(now.trick.count);
    std::string_view barred;
    for (const Card card : playable(now, at(hands, seat), barred)) {
        PublicState next = now;
        Hands left = hands;
        at(next.trick.cards, seat) = card;
        ++next.trick.count;
        at(left, seat).remove(card);
        if (can_lose(next, left, claimant)) return true;
    }
    return false;
}

CardSet hidden_from(const View& v) {
    return kWholePack - at(v.hand, v.viewer.seat).cards - v.rest_open - v.gathered();
}

// Whether the cards in no hand may lie with the players who are out and in the rest: where the dealer has
// taken, the rest has the announced number of each suit, and neither counting cards nor the 29; otherwise any
// cards.
bool others_fit(const View& v, CardSet others) {
    CardSet laid; // certainly by players who are out
    int laid_down = 0;
    for (const Seat seat : v.out) {
        laid |= at(v.shown, seat) & others;
        laid_down += at(v.laid, seat);
    }
    if (v.rules.fola != Fola::taken) return true;
    const CardSet may = others - laid - minchiate::kCounting - CardSet(minchiate::trump(29));
    int trumps = others.size() - laid_down;
    for (int s = 0; s < kSuits; ++s) {
        const CardSet suit = minchiate::suit_cards(static_cast<Suit>(s));
        const int left = v.rest_counts[static_cast<std::size_t>(s)] - (v.rest_open & suit).size();
        if ((may & suit).size() < left) return false;
        if (laid_down == 0 && (others & suit).size() != left) return false;
        trumps -= left;
    }
    return (may & minchiate::kTrumpCards).size() >= trumps;
}

// Lays every hand that the seat may have, out of these cards, and so on for the next seats. Returns true as
// soon as `found` does for the hands and the other cards.
bool any_holding(const View& v, std::span<const Seat> seats, CardSet left, Hands& hands,
                 const std::function<bool(const Hands&, CardSet)>& found) {
    if (seats.empty()) return found(hands, left);
    const Seat seat = seats.front();
    CardSet sure = at(v.shown, seat) & left, may = left - minchiate::void_cards(at(v.voids, seat)) - sure;
    for (const Seat other : SeatSet::all(v.seats()))
        if (other != seat) may -= at(v.shown, other);
    const std::function<bool(CardSet, CardSet, int)> lay = [&](CardSet hand, CardSet from, int wanted) {
        if (wanted == 0) {
            at(hands, seat) = hand;
            return any_holding(v, seats.subspan(1), left - hand, hands, found);
        }
        while (from.size() >= wanted) {
            const Card card = from.first();
            from.remove(card);
            if (lay(hand | CardSet(card), from, wanted - 1)) return true;
        }
        return false;
    };
    return lay(sure, may, at(v.hand, seat).count - sure.size());
}

double holdings(int cards, int hands, int size) {
    double all = 1;
    for (int hand = 0; hand < hands; ++hand)
        for (int i = 0; i < size; ++i) all *= static_cast<double>(cards--) / (i + 1);
    return all;
}

// Whether the claim of the viewer, who leads, is won with every holding and in every play.
bool tried_out(const View& v) {
    const Seat me = v.viewer.seat;
    Hands hands;
    at(hands, me) = at(v.hand, me).cards;
    std::vector<Seat> others;
    for (const Seat seat : v.in_play())
        if (seat != me) others.push_back(seat);
    return !any_holding(v, others, hidden_from(v), hands, [&](const Hands& laid, CardSet rest) {
        return others_fit(v, rest) && can_lose(v, laid, me);
    });
}

/// The leads of random hands at which a claim is possible: `at_lead(state, view of the leader, its choice)`.
void leads(int hands, Rng& rng, auto&& at_lead) {
    for (int i = 0; i < hands; ++i) {
        const Rules rules = bots::any_rules(rng);
        const PlayedHand played = any_hand(rules, rng);
        State s;
        std::vector<View> views;
        for (int v = 0; v < seats_of(rules); ++v)
            views.push_back(solo::view_of(rules, Viewer{static_cast<Seat>(v)}));
        for (const Event& event : played.log) {
            fold(s, event);
            for (View& view : views) fold(view, project(event, view.viewer));
            if (!std::holds_alternative<minchiate::Due>(event) || s.phase != Phase::play) continue;
            const View& view = views[static_cast<std::size_t>(index(*s.due.begin()))];
            if (const LegalMoves offered = legal_moves(information_state(view)); offered.claim)
                at_lead(s, view, offered);
        }
    }
}

} // namespace

TEST_CASE(
    "SOLO-18, CLAIM-2, CLAIM-3: without partners, a claim is proven if and only if it wins against every "
    "holding, however played") {
    Rng rng(1747);
    const int every = support::sample_interval();
    int wins = 0, may_lose = 0;
    leads(1200 / every, rng, [&](const State&, const View& view, const LegalMoves& offered) {
        const int size = offered.held.size();
        if (size > kMostCards) return;
        if (holdings(hidden_from(view).size(), view.in_play().size() - 1, size) > kMostHoldings) return;
        const bool holds = tried_out(view);
        CHECK(proven(offered.held, *offered.claim) == holds);
        ++(holds ? wins : may_lose);
    });
    CHECK(wins * every > 20);
    CHECK(may_lose * every > 200);
}

TEST_CASE(
    "SOLO-18, CLAIM-2: a proven claim without partners wins all remaining tricks with the hands as dealt") {
    Rng rng(1821);
    const int every = support::sample_interval();
    int claims = 0;
    leads(600 / every, rng, [&](const State& s, const View& view, const LegalMoves& offered) {
        if (!proven(offered.held, *offered.claim)) return;
        ++claims;
        State end = s;
        while (end.phase == Phase::play) {
            const Seat due = *end.due.begin();
            end = decide(end, bots::random_move(legal_moves(information_state(end, due)), due, rng))->after;
        }
        CHECK(at(end.tricks, view.viewer.seat) == at(s.tricks, view.viewer.seat) + offered.held.size());
    });
    CHECK(claims * every > 50);
}
