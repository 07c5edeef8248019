// Comparison of two policies on the same deals.
#pragma once
#include "engine/core/rng.hpp"
#include "engine/minchiate/pack.hpp"
#include "engine/minchiate/view.hpp"

namespace germini::minchiate::bots {

/// Chooses a move for view.viewer.seat, which must be due.
using Policy = Move (*)(const View& view, Rng& rng);

Move greedy_policy(const View& view, Rng& rng);
Move random_policy(const View& view, Rng& rng);

/// Returns the resti that each seat of policy `one` wins over a deal played twice, with the sides swapped in
/// between. This cancels the advantage of the cards. `seed` is for the policies' own random draws.
int duel(Policy one, Policy two, const Rules& rules, Seat dealer, const Pack& pack, std::uint64_t seed);

} // namespace germini::minchiate::bots
