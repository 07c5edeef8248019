// Rules drawn at random, for simulations: a preset, and its options at any of their values.
#pragma once
#include "engine/bolognese/rules.hpp"
#include "engine/core/rng.hpp"

namespace germini::bolognese::bots {

/// Each preset and each option's value is drawn by itself, all equally likely.
Rules any_rules(Rng& rng);

} // namespace germini::bolognese::bots
