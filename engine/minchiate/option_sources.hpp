// The texts that contain each value of an option, and the part of the game that the option belongs to.
#pragma once
#include "engine/minchiate/rules.hpp"

#include <array>

namespace germini::minchiate {

/// The sources in the order of options() (docs/rules/minchiate.md, Options and presets, and the clauses named
/// there), then of the options that only the presets without partners have.
std::span<const OptionSources> option_sources();

} // namespace germini::minchiate
