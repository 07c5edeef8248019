// Two hands that differ in hidden cards alone: cards that one viewer cannot tell apart change places.
#pragma once
#include "engine/core/rng.hpp"
#include "engine/minchiate/game.hpp"

#include <array>
#include <span>
#include <vector>

namespace germini::support {

/// For every card the one that takes its place.
using CardPermutation = std::array<Card, kCardNumbers>;

CardPermutation identity_permutation();
/// Two cards of the set change places; false, and nothing is done, where it has not two.
bool swap_two(CardPermutation& to, CardSet among, Rng& rng);

Card permuted(const CardPermutation& to, Card card);
CardList permuted(const CardPermutation& to, const CardList& cards);
CardSet permuted(const CardPermutation& to, CardSet cards);
/// A pack of any size.
template <std::size_t N> std::array<Card, N> permuted(const CardPermutation& to, std::array<Card, N> pack) {
    for (Card& card : pack) card = permuted(to, card);
    return pack;
}
minchiate::Move permuted(const CardPermutation& to, minchiate::Move move);

/// Every card that a viewer was told of in the deal and these moves.
CardSet known(const minchiate::Rules& rules, Seat dealer, const minchiate::Pack& pack,
              std::span<const minchiate::Move> moves, Viewer viewer);

/// Cards that the rules never treat differently while they lie hidden: cartiglie of one suit; trumps that are
/// neither worth anything, nor robbable, nor (the 14) in a versicola.
std::vector<CardSet> interchangeable_sets();
/// Cards that were dealt face down to others than the viewer.
CardSet hidden_in_hands(const std::vector<minchiate::Event>& log, Viewer viewer);
/// Cards that lay in the fola or went to it, and those that the cutter passed on.
CardSet ever_in_fola(const std::vector<minchiate::Event>& log);

} // namespace germini::support
