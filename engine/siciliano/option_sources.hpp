// The texts that contain each value of an option, and the part of the game that the option belongs to.
#pragma once
#include "engine/core/option.hpp"

#include <array>

namespace germini::siciliano {

/// The presets as docs/rules/siciliano.md, Options and presets, has them. A value that the decisions D-3 to
/// D-10 find in a text beside the one preferred is a variant.
inline constexpr std::array<OptionSources, 11> kOptionSources{
    {{"exposure", "deal", {"tortorici2014", "dummett"}},
     {"bottom_peek", "deal", {"tortorici2014", "dummett"}},
     {"word_rounds", "words", {"dummett", "tortorici2014"}},
     {"words", "words", {"tortorici2014", "dummett"}},
     {"silence", "words", {"dummett", "tortorici2014"}},
     {"first_tengo", "words", {"tortorici2014", "variant"}},
     {"aria_giove", "words", {"dummett", "tortorici2014"}},
     {"discard_ban", "play", {"", ""}},
     {"fujutu_lead", "play", {"tortorici2014", "variant"}},
     {"calls", "play", {"tortorici2014", "dummett"}},
     {"target", "match", {"dummett", "tortorici2014 dummett"}}}};

} // namespace germini::siciliano
