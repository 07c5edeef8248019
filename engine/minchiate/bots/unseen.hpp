// The cards that a seat does not see, and what it knows about where they are.
#pragma once
#include "engine/core/hidden_deal.hpp"
#include "engine/minchiate/view.hpp"

namespace germini::minchiate::bots {

/// The zones of unseen cards, in this order: the hands of the next three seats; the fola's cards of each
/// suit, whose numbers are announced (FOLA-8), and its trumps; the discards of the cutter and the dealer
/// while they are face down.
inline constexpr std::size_t kHiddenHands = 3, kHiddenFola = kSuits + 1, kHiddenDiscards = 2;
inline constexpr std::size_t kHiddenZones = kHiddenHands + kHiddenFola + kHiddenDiscards;
constexpr std::size_t kFolaZone = kHiddenHands, kDiscardZone = kHiddenHands + kHiddenFola;

using Unseen = UnseenIn<State, kHiddenZones>;

/// Returns what view.viewer.seat knows; the cards must be dealt. Everything that the view allows is possible,
/// except hands that are so short of worthless cards that counting cards had to be discarded (D-13).
Unseen unseen_of(const View& view);

/// Returns the state in which the unseen cards lie as the deal has them.
State filled(const Unseen& unseen, const View& view, const HiddenDeal& deal);

} // namespace germini::minchiate::bots
