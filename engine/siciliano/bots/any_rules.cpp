#include "engine/siciliano/bots/any_rules.hpp"

#include "engine/core/shuffle.hpp"

namespace germini::siciliano::bots {

Rules any_rules(Rng& rng) {
    Rules rules = *preset(kPresets[below(static_cast<std::uint32_t>(kPresets.size()), rng)]);
    for (const Option<Rules>& option : options())
        option.set(rules, option.values[below(static_cast<std::uint32_t>(option.values.size()), rng)].value);
    return rules;
}

} // namespace germini::siciliano::bots
