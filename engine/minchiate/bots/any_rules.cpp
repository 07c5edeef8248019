#include "engine/minchiate/bots/any_rules.hpp"

#include "engine/core/shuffle.hpp"

namespace germini::minchiate::bots {

Rules any_rules(Rng& rng) {
    Rules rules;
    for (const Option& option : options()) {
        std::uint32_t known = 0;
        for (const OptionValue& value : option.values) known += value.text.empty() ? 0u : 1u;
        option.set(rules, option.values[below(known, rng)].value);
    }
    return rules;
}

} // namespace germini::minchiate::bots
