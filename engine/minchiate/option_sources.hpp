// In which texts each value of an option stands, and to what part of the game the option belongs.
#pragma once
#include "engine/minchiate/rules.hpp"

#include <array>

namespace germini::minchiate {

/// In the order of options() (docs/rules/minchiate.md, Options and presets, and the clauses named there).
const std::array<OptionSources, kOptions>& option_sources();

} // namespace germini::minchiate
