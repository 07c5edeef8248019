// Comparison of two policies on the same deal.
#pragma once
#include "engine/core/hand_in_play.hpp"
#include "engine/core/rng.hpp"

#include <cstdint>

namespace germini {

/// A number of units per hand, as the fraction sum / of.
struct GainPerHand {
    std::int64_t sum = 0, of = 0;
};

/// Called by duplicate_gain() with the seats of policy `one`, the events of each decision, and at the hand's
/// end.
struct NoObserver {
    void begin(SeatSet) {}
    void take(const auto&) {}
    void end() {}
};

/// Returns how much more than the average seat a seat of policy `one` gets per hand, in the match's unit. The
/// deal is played once per side with `one` in that side's seats and `two` in the others, which cancels the
/// advantage of the cards; where a hand forms the sides itself, once per seat. A policy returns a move of
/// view.viewer.seat from that seat's view and a random source, which begins with `seed`.
template <Game G, class One, class Two, class Observer = NoObserver>
GainPerHand duplicate_gain(const typename G::Rules& rules, Seat dealer, const typename G::Pack& pack, One one,
                           Two two, std::uint64_t seed, Observer&& observer = {}) {
    const Sides sides = G::sides(rules);
    const int seats = G::seats(rules);
    GainPerHand gain;
    for (int group = 0; group < seats; ++group) {
        SeatSet ours;
        for (int s = 0; s < seats; ++s)
            if (const Side side = sides[static_cast<std::size_t>(s)];
                (side == kNoSide ? s : index(side)) == group)
                ours.add(static_cast<Seat>(s));
        if (ours.empty()) continue;
        Rng rng(seed);
        HandInPlay<G> hand(rules);
        const auto take = [&hand, &observer](const typename G::Events& events) {
            observer.take(events);
            hand.take(events);
        };
        observer.begin(ours);
        take(G::open(rules, dealer, pack, {}));
        while (!hand.over()) {
            const Seat seat = hand.due();
            take(G::decide(hand.state(),
                           ours.has(seat) ? one(hand.view(seat), rng) : two(hand.view(seat), rng))
                     ->events);
        }
        observer.end();
        const Amounts amounts = G::result(hand.state())->amounts;
        std::int64_t of_ours = 0, of_all = 0;
        for (int s = 0; s < seats; ++s) {
            const std::int64_t amount = amounts[static_cast<std::size_t>(s)];
            of_all += amount;
            if (ours.has(static_cast<Seat>(s))) of_ours += amount;
        }
        // The sides are of equal size.
        gain.sum += of_ours * seats - of_all * ours.size();
        gain.of += std::int64_t{seats} * ours.size();
    }
    return gain;
}

} // namespace germini
