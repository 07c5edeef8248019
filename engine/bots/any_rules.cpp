#include "engine/bots/any_rules.hpp"

#include "engine/core/shuffle.hpp"

namespace germini::bots {

minchiate::Rules any_rules(Rng& rng) {
    minchiate::Rules rules;
    for (const minchiate::Option& option : minchiate::options()) {
        std::uint32_t known = 0;
        for (const minchiate::OptionValue& value : option.values) known += value.text.empty() ? 0u : 1u;
        option.set(rules, option.values[below(known, rng)].value);
    }
    return rules;
}

} // namespace germini::bots
