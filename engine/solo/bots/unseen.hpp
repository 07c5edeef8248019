// The cards that a seat does not see, and what it knows about where they are.
#pragma once
#include "engine/core/hidden_deal.hpp"
#include "engine/minchiate/kinds.hpp"
#include "engine/solo/view.hpp"

namespace germini::solo::bots {

/// The zones of unseen cards, in this order: the hands by seat; the hidden cards in front of each seat, its
/// discards or the hand of a seat that is out; the rest, by kinds if their numbers are announced (SOLO-10).
inline constexpr std::size_t kDownZone = kMostSeats, kRestZone = 2 * kMostSeats,
                             kHiddenZones = kRestZone + minchiate::kKinds;
using Unseen = UnseenIn<State, kHiddenZones>;

/// Returns what view.viewer.seat knows; the cards must be dealt.
Unseen unseen_of(const View& view);

/// Returns the state in which the unseen cards lie as the deal has them.
State filled(const Unseen& unseen, const HiddenDeal& deal);

} // namespace germini::solo::bots
