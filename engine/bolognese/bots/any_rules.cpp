#include "engine/bolognese/bots/any_rules.hpp"

#include "engine/core/shuffle.hpp"

namespace germini::bolognese::bots {

Rules any_rules(Rng& rng) {
    Rules rules = *preset(kPresets[below(static_cast<std::uint32_t>(kPresets.size()), rng)]);
    for (const Option<Rules>& option : options(rules.preset))
        option.set(rules, option.least +
                              static_cast<int>(
                                  below(static_cast<std::uint32_t>(option.most - option.least + 1), rng)));
    return rules;
}

} // namespace germini::bolognese::bots
