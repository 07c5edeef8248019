// `germini simulate`: seeded hands, each with its record and its result.
#pragma once
#include "protocol/wire/minchiate/rules_json.hpp"

#include <cstdint>
#include <iosfwd>

namespace germini::protocol::minchiate {

enum class Policy : std::uint8_t { random, greedy };

struct Simulation {
    std::uint64_t hands = 1;
    std::uint64_t seed = 1;
    NamedRules rules;
    Policy policy = Policy::random;
    bool any_rules = false; ///< every hand draws each option anew from all its values
};

/// Prints one line `{"record": …, "result": …}` a hand: the same bytes for the same settings on every
/// machine. Hand i depends on the seed and i alone; its dealer is i mod 4.
void simulate(const Simulation& simulation, std::ostream& out);

} // namespace germini::protocol::minchiate
