// Two hands that differ in hidden cards only: cards that one viewer cannot tell apart trade places.
#pragma once
#include "engine/core/rng.hpp"
#include "engine/minchiate/game.hpp"

#include <array>
#include <span>
#include <vector>

namespace germini::support {

/// The replacement of every card.
using CardPermutation = std::array<Card, kCardNumbers>;

CardPermutation identity_permutation();
/// Exchanges two cards of the set; false, without any change, if it does not have two.
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

/// Every card shown to a viewer in the deal and these moves.
CardSet known(const minchiate::Rules& rules, Seat dealer, const minchiate::Pack& pack,
              std::span<const minchiate::Move> moves, Viewer viewer);

/// Cards that the rules never treat differently while they are hidden: cartiglie of one suit; trumps that are
/// neither worth anything, nor robbable, nor (the 14) in a versicola.
std::vector<CardSet> interchangeable_sets();
/// Cards dealt face down to others than the viewer.
CardSet hidden_in_hands(const std::vector<minchiate::Event>& log, Viewer viewer);
/// Cards that were in the fola or went to it, and those that the cutter passed on.
CardSet ever_in_fola(const std::vector<minchiate::Event>& log);

} // namespace germini::support
