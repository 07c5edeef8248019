// Rules drawn at random, for simulations: every option at any of its values.
#pragma once
#include "engine/core/rng.hpp"
#include "engine/minchiate/rules.hpp"

namespace germini::bots {

/// Each option's value is drawn by itself, all of its values equally likely.
minchiate::Rules any_rules(Rng& rng);

} // namespace germini::bots
