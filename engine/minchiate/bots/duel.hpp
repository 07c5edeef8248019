// Two policies against each other on the same deals.
#pragma once
#include "engine/core/rng.hpp"
#include "engine/minchiate/pack.hpp"
#include "engine/minchiate/view.hpp"

namespace germini::minchiate::bots {

/// Chooses a move for view.viewer.seat, which is due.
using Policy = Move (*)(const View& view, Rng& rng);

Move greedy_policy(const View& view, Rng& rng);
Move random_policy(const View& view, Rng& rng);

/// The resti that each seat of `one` wins over a deal played twice, the sides changed in between: what the
/// cards give to a side falls out. `seed` is for the policies' own draws.
int duel(Policy one, Policy two, const Rules& rules, Seat dealer, const Pack& pack, std::uint64_t seed);

} // namespace germini::minchiate::bots
