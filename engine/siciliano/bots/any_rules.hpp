// Random rules for simulations: a preset with its options at any of their values.
#pragma once
#include "engine/core/rng.hpp"
#include "engine/siciliano/rules.hpp"

namespace germini::siciliano::bots {

/// Draws the preset and each option's value independently, all equally likely.
Rules any_rules(Rng& rng);

} // namespace germini::siciliano::bots
