// The cards that a seat does not see, and what it knows about where they are.
#pragma once
#include "engine/bolognese/view.hpp"
#include "engine/core/hidden_deal.hpp"
#include "engine/core/rng.hpp"

namespace germini::bolognese::bots {

/// The zones of unseen cards, in this order: the hands by seat, the discards by seat, the dealer's last two,
/// and the cards that are not dealt.
inline constexpr std::size_t kHiddenZones = 2 * kMostSeats + 2;
inline constexpr std::size_t kDiscardZone = kMostSeats, kLastZone = 2 * kMostSeats,
                             kStockZone = kLastZone + 1;

using Unseen = UnseenIn<State, kHiddenZones>;

/// Returns what view.viewer.seat knows.
Unseen unseen_of(const View& view);

/// Returns the state in which the unseen cards lie as the deal has them. The cards that are not dealt yet get
/// a random order.
State filled(const Unseen& unseen, const HiddenDeal& deal, Rng& rng);

} // namespace germini::bolognese::bots
