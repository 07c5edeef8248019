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

constexpr CardSet kInSets = [] {
    CardSet cards;
    for (const Set& set : kAllSets) cards |= set.cards;
    return cards;
}();

// A set that a card is in: the two other cards, and the part of the points that counts towards a stake.
struct Beside {
    CardSet cards;
    Card first{}, second{};
    Chance points = 0;
};
struct SetsOfCard {
    std::array<Beside, 6> sets{};
    std::size_t size = 0;
};
constexpr std::array<SetsOfCard, kCardNumbers> kSetsOf = [] {
    std::array<SetsOfCard, kCardNumbers> all{};
    for (const Set& set : kAllSets)
        for (Card card : set.cards) {
            SetsOfCard& one = all[static_cast<std::size_t>(index(card))];
            const CardSet beside = set.cards - CardSet(card);
            one.sets[one.size++] = {set.cards, beside.first(), beside.last(),
                                    set.points * kPoint * kWeights.versicole / 100};
        }
    return all;
}();

} // namespace

Stakes::Stakes(const Knowledge& k) : fola_(k.fola()) {
    ours_.fill(percent(50));
    const auto know = [this](CardSet cards, Chance ours) {
        for (const Card card : cards& kInSets) ours_[static_cast<std::size_t>(index(card))] = ours;
    };
    const Side side = side_of(k.me());
    know(k.sure(next(k.me())) | k.sure(next(k.me(), 3)), percent(100 - kWeights.partners_comes_home));
    know(k.sure(partner(k.me())), percent(kWeights.partners_comes_home));
    know(k.own(), percent(kWeights.own_comes_home));
    know(at(k.table().pile, other(side)), 0);
    know(at(k.table().pile, side), kCertain);
}

int Stakes::worth_of(Card card) const {
    int worth = 3 * value(card) * kPoint;
    const SetsOfCard& in = kSetsOf[static_cast<std::size_t>(index(card))];
    for (std::size_t i = 0; i < in.size; ++i) {
        const Beside& set = in.sets[i];
        if (set.cards.meets(fola_)) continue; // cards in the fola form no versicola for anybody
        // The chances that the set's other cards all go to one side.
        const Chance first = ours_in_the_end(set.first), second = ours_in_the_end(set.second);
        worth += both(both(first, second) + both(kCertain - first, kCertain - second), set.points);
    }
    return worth;
}

} // namespace germini::minchiate::bots
