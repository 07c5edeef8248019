// In which texts each value of an option stands, and to what part of the game the option belongs.
#pragma once
#include "engine/minchiate/rules.hpp"

#include <array>
#include <string_view>

namespace germini::minchiate {

struct OptionSources {
    std::string_view option;
    std::string_view group; ///< the part of a hand, in the order of play, or `score` or `match`
    /// Of each value, in the order of the option's: the texts that have it, with blanks between: the presets,
    /// and `variant` for what a text tells of as another way. Empty: in no text, the option alone offers it.
    std::array<std::string_view, 3> values;
};
/// In the order of options() (docs/rules/minchiate.md, Options and presets, and the clauses named there).
const std::array<OptionSources, kOptions>& option_sources();

} // namespace germini::minchiate
