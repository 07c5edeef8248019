#include "engine/minchiate/bots/any_rules.hpp"

#include "engine/core/shuffle.hpp"

namespace germini::minchiate::bots {

Rules any_rules(Rng& rng, int edition) {
    Rules rules = *preset(kPresets.front(), edition);
    for (const Option<Rules>& option : options(edition))
        option.set(rules, option.values[below(static_cast<std::uint32_t>(option.values.size()), rng)].value);
    return rules;
}

} // namespace germini::minchiate::bots
