// The texts that contain each value of an option, and the part of the game that the option belongs to.
#pragma once
#include "engine/minchiate/rules.hpp"

#include <array>

namespace germini::minchiate {

/// The sources in the order of options() (docs/rules/minchiate.md, Options and presets, and the clauses named
/// there).
const std::array<OptionSources, kOptions>& option_sources();

} // namespace germini::minchiate
