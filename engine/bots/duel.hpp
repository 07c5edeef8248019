// Two policies against each other on the same deals.
#pragma once
#include "engine/core/rng.hpp"
#include "engine/minchiate/pack.hpp"
#include "engine/minchiate/view.hpp"

namespace germini::bots {

/// Chooses a move for view.viewer.seat, which is due.
using Policy = minchiate::Move (*)(const minchiate::View& view, Rng& rng);

minchiate::Move greedy_policy(const minchiate::View& view, Rng& rng);
minchiate::Move random_policy(const minchiate::View& view, Rng& rng);

/// The resti that each seat of `one` wins over a deal played twice, the sides changed in between: what the
/// cards give to a side falls out. `seed` is for the policies' own draws.
int duel(Policy one, Policy two, const minchiate::Rules& rules, Seat dealer, const minchiate::Pack& pack,
         std::uint64_t seed);

} // namespace germini::bots
