// The texts that contain each value of an option, and the part of the game that the option belongs to.
#pragma once
#include "engine/core/option.hpp"

#include <array>

namespace germini::bolognese {

/// The signals are in the book; a table may play without them (docs/rules/bolognese.md, Options and presets).
inline constexpr std::array<OptionSources, 7> kOptionSources{
    {{"target", "match", {"barilli", "barilli", "barilli", "barilli", "barilli"}},
     {"signals", "play", {"barilli", "", ""}},
     {"object_after_pass", "bid", {"barilli", "", ""}},
     {"poste_from", "score", {"barilli", "variant", ""}},
     {"players", "match", {"barilli", "barilli", "barilli", "barilli"}},
     {"end", "match", {"barilli", "barilli", "barilli"}},
     {"loser_deals", "match", {"variant", "barilli"}}}};

} // namespace germini::bolognese
