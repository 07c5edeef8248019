#include "engine/minchiate/bots/stakes.hpp"

#include "engine/minchiate/bots/weights.hpp"

#include <algorithm>

namespace germini::minchiate::bots {
namespace {

// A set of cards that scores together, and its points.
struct Set {
    CardSet cards;
    int points;
};

// VERS-1 … VERS-5. Runs are counted three cards at a time: a run of four contains two, so each counts less
// than its worth.
constexpr int kSets = 3 + 11 + 1 + 1 + 2 + 4;
constexpr std::array<Set, kSets> kAllSets = [] {
    std::array<Set, kSets> sets{};
    std::size_t n = 0;
    const auto run = [&sets, &n](int from) {
        const CardSet cards = trumps(from, from + 2);
        sets[n++] = {cards, value(cards) + (cards.has(trump(29)) ? 5 : 0)};
    };
    for (int from = 1; from <= 3; ++from) run(from);
    for (int from = 28; from <= 38; ++from) run(from);
    sets[n++] = {trumps(1, 1) | trumps(40, 40) | CardSet(kMatto), 20};
    sets[n++] = {trumps(1, 1) | trumps(13, 13) | trumps(28, 28), 15};
    sets[n++] = {trumps(10, 10) | trumps(20, 20) | trumps(30, 30), 15};
    sets[n++] = {trumps(20, 20) | trumps(30, 30) | trumps(40, 40), 20};
    for (Card king : kKings) sets[n++] = {kKings - CardSet(king), 15};
    return sets;
}();

// A rough chance that a card ends up with our side, judged without looking at the play.
Chance ours_in_the_end(const Knowledge& k, Card card) {
    const Side side = side_of(k.me());
    if (at(k.view().pile, side).has(card)) return kCertain;
    if (at(k.view().pile, other(side)).has(card)) return 0;
    if (k.own().has(card)) return percent(kWeights.own_comes_home);
    if (k.sure(partner(k.me())).has(card)) return percent(kWeights.partners_comes_home);
    if (k.sure(next(k.me())).has(card) || k.sure(next(k.me(), 3)).has(card))
        return percent(100 - kWeights.partners_comes_home);
    return percent(50);
}

} // namespace

Stakes::Stakes(const Knowledge& k) {
    for (Card card : kWholePack)
        worth_[static_cast<std::size_t>(index(card))] = static_cast<std::int16_t>(3 * value(card) * kPoint);
    // Cards in the fola form no versicola for anybody.
    const CardSet dead = k.view().fola.cards;
    for (const Set& set : kAllSets) {
        if (set.cards.meets(dead)) continue;
        for (Card card : set.cards) {
            Chance ours = kCertain,
                   theirs = kCertain; // chances that the set's other cards all go to one side
            for (Card beside : set.cards) {
                if (beside == card) continue;
                const Chance comes = ours_in_the_end(k, beside);
                ours = both(ours, comes);
                theirs = both(theirs, kCertain - comes);
            }
            auto& worth = worth_[static_cast<std::size_t>(index(card))];
            worth = static_cast<std::int16_t>(
                worth + both(ours + theirs, set.points * kPoint * kWeights.versicole / 100));
        }
    }
}

} // namespace germini::minchiate::bots
