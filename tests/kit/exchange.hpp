// Two hands that differ in hidden cards alone: cards that one viewer cannot tell apart change places.
#pragma once
#include "engine/core/rng.hpp"
#include "engine/minchiate/game.hpp"

#include <array>
#include <span>
#include <vector>

namespace germini::kit {

/// For every card the one that takes its place.
using Exchange = std::array<Card, kCardNumbers>;

Exchange no_exchange();
/// Two cards of the set change places; false, and nothing is done, where it has not two.
bool exchange_two(Exchange& to, CardSet among, Rng& rng);

Card through(const Exchange& to, Card card);
CardRun through(const Exchange& to, const CardRun& cards);
CardSet through(const Exchange& to, CardSet cards);
/// A pack of any size.
template <std::size_t N> std::array<Card, N> through(const Exchange& to, std::array<Card, N> pack) {
    for (Card& card : pack) card = through(to, card);
    return pack;
}
minchiate::Move through(const Exchange& to, minchiate::Move move);

/// Every card that a viewer was told of in the deal and these moves.
CardSet known(const minchiate::Rules& rules, Seat dealer, const minchiate::Pack& pack,
              std::span<const minchiate::Move> moves, Viewer viewer);

/// Cards that the rules never treat differently while they lie hidden: cartiglie of one suit; trumps that are
/// neither worth anything, nor robbable, nor (the 14) in a versicola.
std::vector<CardSet> alike();
/// Cards that were dealt face down to others than the viewer.
CardSet hidden_in_hands(const std::vector<minchiate::Event>& log, Viewer viewer);
/// Cards that lay in the fola or went to it, and those that the cutter passed on.
CardSet ever_in_fola(const std::vector<minchiate::Event>& log);

} // namespace germini::kit
