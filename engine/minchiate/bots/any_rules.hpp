// Rules drawn at random, for simulations: every option at any of its values.
#pragma once
#include "engine/core/rng.hpp"
#include "engine/minchiate/rules.hpp"

namespace germini::minchiate::bots {

/// Each option's value is drawn by itself, all of its values equally likely.
Rules any_rules(Rng& rng);

} // namespace germini::minchiate::bots
