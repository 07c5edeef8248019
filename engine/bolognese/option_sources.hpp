// In which texts each value of an option stands, and to what part of the game the option belongs.
#pragma once
#include "engine/core/option.hpp"

#include <array>

namespace germini::bolognese {

/// Signals are in the book; a table may do without (docs/rules/bolognese.md, Options and presets).
inline constexpr std::array<OptionSources, 2> kOptionSources{
    {{"target", "match", {"barilli", "barilli", "barilli"}}, {"signals", "play", {"barilli", "", ""}}}};

} // namespace germini::bolognese
