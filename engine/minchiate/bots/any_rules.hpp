// Random rules for simulations: every option at any of its values.
#pragma once
#include "engine/core/rng.hpp"
#include "engine/minchiate/rules.hpp"

namespace germini::minchiate::bots {

/// Draws each option's value independently; all of its values are equally likely.
Rules any_rules(Rng& rng, int edition = kEdition);

} // namespace germini::minchiate::bots
