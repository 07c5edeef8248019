// The cards that a seat does not see, and what it knows about where they are.
#pragma once
#include "engine/core/hidden_deal.hpp"
#include "engine/core/rng.hpp"
#include "engine/siciliano/view.hpp"

namespace germini::siciliano::bots {

/// The zones of unseen cards, in this order: the hands by seat, the discard, the cards that are not dealt,
/// and what the two first speakers have announced: Arie, Kings and other trumps of their hands.
inline constexpr std::size_t kDiscardZone = kSeats, kStockZone = kSeats + 1, kAnnouncedZone = kSeats + 2;
inline constexpr std::size_t kSpeakers = 2, kItems = 3;
inline constexpr std::size_t kHiddenZones = kAnnouncedZone + kSpeakers * kItems;

using Unseen = UnseenIn<State, kHiddenZones>;

/// Returns what view.viewer.seat knows.
Unseen unseen_of(const View& view);

/// Returns the state in which the unseen cards lie as the deal has them. Packets that were dealt, and cards
/// that were not, get a random order.
State filled(const Unseen& unseen, const HiddenDeal& deal, Rng& rng);

} // namespace germini::siciliano::bots
