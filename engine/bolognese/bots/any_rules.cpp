#include "engine/bolognese/bots/any_rules.hpp"

#include "engine/core/shuffle.hpp"

namespace germini::bolognese::bots {

Rules any_rules(Rng& rng, int edition) {
    Rules rules = *preset(kPresets[below(static_cast<std::uint32_t>(kPresets.size()), rng)], edition);
    if (rules.target != 0) rules.target = static_cast<std::uint16_t>(1 + below(kHighestTarget, rng));
    if (rules.preset == Preset::terziglio) {
        rules.object_after_pass = below(2, rng) == 1;
        rules.poste_from = below(2, rng) == 1 ? 46 : 15;
    }
    if (rules.preset == Preset::mattazza) {
        rules.players = static_cast<std::uint8_t>(3 + below(4, rng));
        rules.end = static_cast<MatchEnd>(below(3, rng));
        rules.loser_deals = below(2, rng) == 1;
    }
    if (rules.signals) rules.signals = below(2, rng) == 1;
    return rules;
}

} // namespace germini::bolognese::bots
