// Random rules for simulations: a preset with its options at any of their values.
#pragma once
#include "engine/bolognese/rules.hpp"
#include "engine/core/rng.hpp"

namespace germini::bolognese::bots {

/// Draws the preset and each option's value independently, all equally likely.
Rules any_rules(Rng& rng, int edition = kEdition);

} // namespace germini::bolognese::bots
